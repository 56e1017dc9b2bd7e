import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { Card } from '@hearthline/kit/card/Card.tsx';
import { LiveRegion } from '@hearthline/kit/live-region/LiveRegion.tsx';
import { Stack } from '@hearthline/kit/stack/Stack.tsx';
import type { Ownership } from '@hearthline/rules/enums.ts';
import { type JSX, useEffect, useRef, useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import {
  asksOwners,
  newOwner,
  openingOwners,
  spouseState,
  type ContactContext,
  type ContactValues,
  type Owner,
} from './contact-answers.ts';
import { OwnerFields } from '../../../parts/owners/OwnerFields.tsx';
import { lawOfSpouses, MOST_OWNERS } from '../../../parts/owners/owner-rules.ts';
import { COPY } from './copy.ts';

type OwnerCardsProps = { readonly form: UseFormReturn<ContactValues>; readonly property: ContactContext['property'] };

/** Everyone who signs besides the borrower: a card each. Each kind of ownership has a list of its own, so that a wrong click loses nothing. */
export function OwnerCards({ form, property }: OwnerCardsProps): JSX.Element | null {
  const [maritalStatus, ownership, owners] = useWatch({ control: form.control, name: ['maritalStatus', 'ownership', 'otherOwners'] });
  const [removed, setRemoved] = useState('');
  const lists = useRef(new Map<Ownership | '', readonly Owner[]>());
  const before = useRef(ownership);
  const addButton = useRef<HTMLDivElement>(null);
  const state = spouseState({ maritalStatus, ownership }, property);

  useEffect(() => {
    const current = form.getValues('otherOwners');
    const isOther = before.current !== ownership;
    if (isOther) lists.current.set(before.current, current);
    before.current = ownership;
    const own = isOther ? (lists.current.get(ownership) ?? []) : current;
    const opened = openingOwners(own, { maritalStatus, ownership }, property);
    if (opened.length === current.length && opened.every(({ key }, at) => key === current[at]?.key)) return;
    form.clearErrors('otherOwners');
    form.setValue('otherOwners', opened);
  }, [form, maritalStatus, ownership, property]);

  if (ownership === '' || !asksOwners({ maritalStatus, ownership }, property)) return null;
  const nameAt = (at: number): string => COPY.owner([owners[at]?.firstName, owners[at]?.lastName].filter(Boolean).join(' ').trim(), at + 1);
  const add = (): void => {
    form.setValue('otherOwners', [...owners, newOwner(ownership === 'TRUST' ? 'CO_DEEDER' : '')]);
    // focuses its first field once it is rendered
    setTimeout(() => document.getElementById(`otherOwners.${owners.length}.firstName`)?.focus());
  };
  const remove = (at: number): void => {
    setRemoved(COPY.removed(nameAt(at)));
    form.clearErrors('otherOwners');
    form.setValue(
      'otherOwners',
      owners.filter((_, place) => place !== at),
    );
    setTimeout(() => addButton.current?.querySelector('button')?.focus());
  };
  /** The last co-owner and a spouse who must sign stay. */
  const isNeeded = ({ role }: Owner): boolean =>
    (ownership === 'JOINT' && owners.length === 1) ||
    (state !== null && role === 'SPOUSE' && owners.filter((other) => other.role === 'SPOUSE').length === 1);
  return (
    <section className="section">
      <h2>{COPY.owners[ownership]}</h2>
      <p className="muted">{COPY.ownersText[ownership]}</p>
      <Stack gap={16} top={16}>
        {state !== null && <Alert title={COPY.spouseNeeded(state)} />}
        {owners.map((owner, at) => (
          <OwnerCard
            key={owner.key}
            form={form}
            at={at}
            title={nameAt(at)}
            ownership={ownership}
            spouses={lawOfSpouses(property)}
            onRemove={isNeeded(owner) ? null : () => remove(at)}
          />
        ))}
        {ownership !== 'SOLE' && owners.length < MOST_OWNERS && (
          <div ref={addButton}>
            <Button variant="outline" compact icon="plus" onClick={add}>
              {owners.length === 0 ? COPY.addFirst : COPY.add}
            </Button>
          </div>
        )}
      </Stack>
      <LiveRegion words={removed} />
    </section>
  );
}

type OwnerCardProps = {
  readonly form: UseFormReturn<ContactValues>;
  readonly at: number;
  readonly title: string;
  readonly ownership: Ownership;
  /** The state whose law has the spouse of each owner sign, by name. */
  readonly spouses: string | null;
  /** Null while this person has to be named. */
  readonly onRemove: (() => void) | null;
};

function OwnerCard({ form, at, title, ownership, spouses, onRemove }: OwnerCardProps): JSX.Element {
  return (
    <Card title={title} nested>
      <Stack top={16}>
        <OwnerFields
          form={form as unknown as UseFormReturn<Record<string, string>>}
          within={`otherOwners.${at}.`}
          ownership={ownership}
          spouseState={spouses}
          {...(ownership === 'SOLE' && { fields: ['firstName', 'lastName', 'email', 'phone'] })}
        />
        {onRemove && (
          <Stack top={8}>
            <Button variant="text" onClick={onRemove}>
              {COPY.remove}
              <span className="sr"> {title}</span>
            </Button>
          </Stack>
        )}
      </Stack>
    </Card>
  );
}
