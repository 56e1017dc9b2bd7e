import { consentUser, consentUserGet, promptSecure } from '@hearthline/web/operations/service-comms-prefs.ts';
import { Switch } from '@hearthline/kit/switch/Switch.tsx';
import type { SmsPromptType } from '@hearthline/rules/enums.ts';
import { type JSX, useState } from 'react';
import { $api } from '../../../services/api/queries.ts';
import { api } from '../../../services/api/api.ts';
import { Loaded } from '@hearthline/web/requests/Loaded.tsx';
import { SendProblem } from '@hearthline/web/requests/SendProblem.tsx';
import { problemMessage } from '@hearthline/web/requests/problem-message.ts';
import { useQuery } from '@tanstack/react-query';
import { MESSAGES } from './copy.ts';

const SOURCE = 'dashboard-settings';

type ChoiceProps = {
  readonly type: SmsPromptType;
  readonly phone: string;
  readonly isOn: boolean;
  readonly onProblem: (problem: string | null) => void;
};

/** One kind of text message, with its consent sentence. Each answer is recorded as a consent at once. */
function Choice({ type, phone, isOn: before, onProblem }: ChoiceProps): JSX.Element {
  const query = $api.useRead(promptSecure, { path: { type } });
  const [isOn, setOn] = useState(before);
  return (
    <Loaded query={query} label={MESSAGES.loading}>
      {({ uuid, verbiage, resources }) => {
        const resourceText = (kind: string): string => resources.find((resource) => resource.type === kind)?.value ?? '';
        const answer = (wanted: boolean): void => {
          setOn(wanted);
          onProblem(null);
          const consents = [{ consent_prompt_uuid: uuid, opt_in_out: wanted ? ('OPT_IN' as const) : ('OPT_OUT' as const) }];
          api(consentUser, { body: { source: SOURCE, product_type: 'HELOC', consents, ...(phone !== '' && { phone }) } }).catch(
            (error: unknown) => {
              setOn(!wanted);
              onProblem(problemMessage(error));
            },
          );
        };
        return (
          <Switch
            label={resourceText('TITLE')}
            note={`${verbiage} ${resourceText('ADD_VERBIAGE')}`}
            checked={isOn}
            onChange={(event) => answer(event.target.checked)}
          />
        );
      }}
    </Loaded>
  );
}

/** Which text messages a borrower wants. Emails cannot be switched off; a note says why. */
export function MessageChoices({ phone, email }: { phone: string; email: string }): JSX.Element {
  const [problem, setProblem] = useState<string | null>(null);
  const query = useQuery({
    queryKey: ['consent-answers'],
    queryFn: async () => (await api(consentUserGet, { body: {} })) ?? [],
    refetchOnMount: 'always',
  });
  return (
    <div className="stack">
      <p className="small muted">{MESSAGES.email(email)}</p>
      <Loaded query={query} label={MESSAGES.loading}>
        {(choices) =>
          (['SMS_TRANSACTIONAL', 'SMS'] as const).map((type) => (
            <Choice
              key={type}
              type={type}
              phone={phone}
              isOn={choices.findLast((row) => row.consent_type === type)?.opt_in_out === 'OPT_IN'}
              onProblem={setProblem}
            />
          ))
        }
      </Loaded>
      <SendProblem problem={problem} />
    </div>
  );
}
