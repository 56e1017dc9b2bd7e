import { signer as paths } from '@hearthline/journey/paths.ts';
import { Note } from '@hearthline/kit/stack/Stack.tsx';
import type { JSX } from 'react';
import { ConditionList } from '../../../parts/conditions/ConditionList.tsx';
import { CONDITIONS } from '../../../parts/conditions/copy.ts';
import { type ShownCondition, useConditions } from '../../../parts/conditions/use-conditions.ts';
import { Loaded } from '@hearthline/web/requests/Loaded.tsx';
import { useSigner } from '../../../parts/screen/followed.ts';
import { PathLink } from '../../../parts/screen/PathLink.tsx';
import { Screen } from '../../../parts/screen/Screen.tsx';
import { COPY } from './copy.ts';

/** The signer's page that answers a condition: files, or new pictures of the ID (AMB-107). */
function pathOf({ uuid, category, card }: ShownCondition): string {
  const query = { conditionUuid: uuid, conditionType: card.action.kind, conditionEnum: category };
  return paths.condition(card.action.kind === 'UPLOAD' ? 'upload-document' : 'identity', query);
}

/** Everything the lender waits for from this signer: the dashboard of their requests. */
export function SignerConditions(): JSX.Element {
  const { signer } = useSigner();
  const query = useConditions();
  return (
    <Screen title={COPY.title} intro={COPY.intro}>
      <Loaded query={query} label={CONDITIONS.loading}>
        {(all) => <ConditionList conditions={all} readOnly={!signer.active} pathOf={pathOf} />}
      </Loaded>
      <Note top={24}>
        <PathLink to={paths.resume()}>{COPY.back}</PathLink>
      </Note>
    </Screen>
  );
}
