import { FullScreenLoader } from '@hearthline/kit/loader/FullScreenLoader.tsx';
import type { JSX } from 'react';
import { company } from '../../services/organization/organization.ts';
import { LenderMark } from '../LenderMark.tsx';
import { LOADER } from './copy.ts';

/** 67 s over seven messages (AMB-32). */
const PER_MESSAGE = 67_000 / LOADER.messages.length;

/** The seven messages over the whole page, with the lender's own mark where it has a loader of its own. */
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
