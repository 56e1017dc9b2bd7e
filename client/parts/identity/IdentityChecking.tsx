import { Facts } from '@hearthline/kit/facts/Facts.tsx';
import { Tag } from '@hearthline/kit/tag/Tag.tsx';
import type { JSX } from 'react';
import { Screen } from '../screen/Screen.tsx';
import { HOLD } from '../waiting/copy.ts';
import { COPY, VENDOR } from './copy.ts';

/** The vendor checks the pictures: seconds. */
export function IdentityChecking(): JSX.Element {
  return (
    <Screen title={COPY.checking} intro={COPY.checkingIntro} tag={<Tag kind="waiting">{COPY.checkingTag}</Tag>}>
      <div className="section">
        <Facts
          items={[
            { term: VENDOR.who, main: VENDOR.whoMain },
            { term: VENDOR.long, main: VENDOR.longMain },
            { term: VENDOR.you, main: HOLD.nothing, note: HOLD.goesOn },
          ]}
        />
      </div>
    </Screen>
  );
}
