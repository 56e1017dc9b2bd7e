import { application as paths } from '@hearthline/journey/application-paths.ts';
import { BASE } from '@hearthline/journey/paths.ts';
import { Note, Stack } from '@hearthline/kit/stack/Stack.tsx';
import { useQuery } from '@tanstack/react-query';
import type { JSX } from 'react';
import { ConditionList } from '../../parts/conditions/ConditionList.tsx';
import { CONDITIONS } from '../../parts/conditions/copy.ts';
import { useConditions, type ShownCondition } from '../../parts/conditions/use-conditions.ts';
import { Loaded } from '@hearthline/web/requests/Loaded.tsx';
import { useFollowed } from '../../parts/screen/followed.ts';
import { PathLink } from '../../parts/screen/PathLink.tsx';
import { Screen } from '../../parts/screen/Screen.tsx';
import { StoredSlot } from '../../parts/upload/SentSlot.tsx';
import { HelpList } from '../../parts/waiting/HelpList.tsx';
import { applicationApi } from '../../services/application.ts';
import { COPY } from './copy.ts';

/** The address of the screen that answers a condition. */
function pathOf(uuid: string, { uuid: conditionUuid, category, card }: ShownCondition): string {
  const query = { conditionUuid, conditionType: card.action.kind, conditionEnum: category };
  const to = paths(uuid);
  if (card.action.kind === 'UPLOAD') return to.conditionsUploadDocument(query);
  return card.action.path === 'conditions/phone-number' ? to.conditionsPhoneNumber(query) : `${BASE}/${uuid}/${card.action.path}`;
}

/** Everything the lender waits for from the borrower, oldest first, and the files sent so far. Read-only once the application has ended. */
export function Conditions(): JSX.Element {
  const { uuid, application } = useFollowed();
  const query = useConditions();
  const uploads = useQuery(applicationApi(uuid).uploads());
  const readOnly = !application.active;
  const isAsked = query.data?.some(({ actionNeeded }) => actionNeeded) ?? false;
  return (
    <Screen title={COPY.title} intro={readOnly ? COPY.ended : isAsked ? COPY.intro : undefined}>
      <Loaded query={query} label={CONDITIONS.loading}>
        {(all) => <ConditionList conditions={all} readOnly={readOnly} pathOf={(condition) => pathOf(uuid, condition)} />}
      </Loaded>
      {uploads.data && uploads.data.length > 0 && (
        <section className="section">
          <h2>{COPY.files}</h2>
          <Stack gap={12}>
            {uploads.data.map((stored) => (
              <StoredSlot key={stored.uuid} stored={stored} />
            ))}
          </Stack>
        </section>
      )}
      <Note top={24}>
        <PathLink to={`${BASE}/${uuid}`}>{COPY.onward}</PathLink>
      </Note>
      <HelpList />
    </Screen>
  );
}
