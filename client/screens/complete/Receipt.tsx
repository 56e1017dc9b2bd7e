import { KeyValues } from '@hearthline/kit/figures/KeyFigures.tsx';
import { Stack } from '@hearthline/kit/stack/Stack.tsx';
import { Tag } from '@hearthline/kit/tag/Tag.tsx';
import type { JSX } from 'react';
import { RECEIPT } from '../../parts/rescission/copy.ts';
import { SignedDocument } from '../../parts/rescission/SignedDocument.tsx';
import { useFollowed } from '../../parts/screen/followed.ts';
import { PEOPLE } from './copy.ts';
import type { Rescission } from './course.ts';

/** Who has confirmed the receipt of their notice, and the reader's own confirmation. */
export function Receipt({ people }: { people: Rescission['people'] }): JSX.Element {
  const { uuid } = useFollowed();
  const you = people.find(({ isYou }) => isYou);
  return (
    <section className="section">
      <h2>{RECEIPT.title}</h2>
      <p>{RECEIPT.text}</p>
      <Stack top={12}>
        <KeyValues
          items={people.map(({ name, isYou, received }) => ({
            term: isYou ? PEOPLE.you(name) : name,
            value: <Tag kind={received ? 'ok' : 'waiting'}>{received ? PEOPLE.received : PEOPLE.waiting}</Tag>,
          }))}
        />
      </Stack>
      {you && <SignedDocument uuid={uuid} signing="RESCISSION" words={RECEIPT} isSigned={you.received} />}
    </section>
  );
}
