import { agreementGet } from '@hearthline/web/operations/service-profile.ts';
import { outside } from '@hearthline/journey/paths.ts';
import { LegalText } from '@hearthline/kit/legal-text/LegalText.tsx';
import { PageHeading } from '@hearthline/kit/page-frame/PageHeading.tsx';
import { DeadEndFrame } from '@hearthline/kit/page-frame/RegisterFrame.tsx';
import { useLocation } from '@tanstack/react-router';
import type { ConsentType } from '@hearthline/rules/enums.ts';
import { STATE_NAMES } from '@hearthline/rules/labels.ts';
import type { JSX } from 'react';
import { useTitle } from '../../parts/screen/use-title.ts';
import { ALL_STATES, LICENSES } from '../../parts/licenses/copy.ts';
import { $api } from '../../services/api/queries.ts';
import { Loaded } from '@hearthline/web/requests/Loaded.tsx';
import { company, product } from '../../services/organization/organization.ts';
import { COPY } from './copy.ts';

function Licenses(): JSX.Element {
  const { legalName, nmls } = company();
  return (
    <div className="section stack">
      <p>{COPY.licensesText(legalName, nmls)}</p>
      <p>
        {product()
          .licensedStates.map((state) => STATE_NAMES[state])
          .join(', ')}
        {product().licensedStates.length < ALL_STATES && `. ${LICENSES.more}.`}
      </p>
      <p>
        <a href={LICENSES.nmlsUrl}>{LICENSES.nmlsLink}</a>
      </p>
    </div>
  );
}

function Text({ type }: { type: ConsentType }): JSX.Element {
  const query = $api.useRead(agreementGet, { path: { type } });
  return (
    <Loaded query={query}>
      {({ parts, version }) => (
        <div className="section stack">
          <LegalText parts={parts} />
          <p className="fine">{COPY.version(version)}</p>
        </div>
      )}
    </Loaded>
  );
}

/** Terms, privacy, electronic communications, licenses: the pages linked from the footer. */
export function Legal(): JSX.Element {
  const pathname = useLocation({ select: (location) => location.pathname });
  const { name, links } = company();
  const documents: Record<string, { title: string; type: ConsentType | null }> = {
    [outside.terms()]: { title: links.termsLabel, type: 'TERMS' },
    [outside.privacy()]: { title: COPY.privacy, type: 'PRIVACY' },
    [outside.communications()]: { title: COPY.communications, type: 'COMMUNICATIONS' },
    [outside.licenses()]: { title: COPY.licenses, type: null },
  };
  const { title, type } = documents[pathname] ?? { title: links.termsLabel, type: 'TERMS' as const };
  useTitle(title);
  return (
    <DeadEndFrame>
      <PageHeading intro={COPY.intro(name)}>{title}</PageHeading>
      {type === null ? <Licenses /> : <Text type={type} />}
    </DeadEndFrame>
  );
}
