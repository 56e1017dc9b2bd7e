import { FullScreenLoader } from '@hearthline/kit/loader/FullScreenLoader.tsx';
import type { JSX } from 'react';
import { company } from '../../services/organization/organization.ts';
import { LenderMark } from '../LenderMark.tsx';
import { LOADER } from './copy.ts';

/** Milliseconds per message: 67 s over seven messages (AMB-32). */
const PER_MESSAGE = 67_000 / LOADER.messages.length;

/** Covers the page with seven messages in turn, with the lender's logo where it has its own loader. */
export function RegisterLoader(): JSX.Element {
  return (
    <section aria-label={LOADER.label}>
      <FullScreenLoader
        messages={LOADER.messages}
        msPerMessage={PER_MESSAGE}
        logo={company().brand.ownLoader ? <LenderMark /> : undefined}
        note={LOADER.note}
      />
    </section>
  );
}
