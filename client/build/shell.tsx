import { registration } from '@hearthline/journey/paths.ts';
import { PageHeading } from '@hearthline/kit/page-frame/PageHeading.tsx';
import { RegisterFrame } from '@hearthline/kit/page-frame/RegisterFrame.tsx';
import { TopBar } from '@hearthline/kit/top-bar/TopBar.tsx';
import { Typeahead } from '@hearthline/kit/typeahead/Typeahead.tsx';
import type { JSX } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import page from '../chrome/page.module.css';
import { COPY } from '../screens/register/property-address/copy.ts';
import { ADDRESS } from '../parts/address/copy.ts';
import { PROGRESS, STEP_HEADINGS, STEP_NAMES } from '../screens/register/copy.ts';

const nothing = (): void => undefined;
const STEP = 'property-address';

/** The first question without its lender: name, logo and phone come with the code and move nothing. */
function AddressShell(): JSX.Element {
  return (
    <div className={page['page']}>
      <TopBar logo={<span style={{ width: 32, height: 32 }} />} homeHref={registration.index()} homeLabel={STEP_NAMES[STEP]} narrow />
      <RegisterFrame progress={{ at: 1, of: 8, name: STEP_NAMES[STEP], label: PROGRESS }}>
        <PageHeading intro={COPY.intro}>{STEP_HEADINGS[STEP]}</PageHeading>
        <div className="section">
          <Typeahead
            name="street1"
            label={ADDRESS.label}
            hint={ADDRESS.hint}
            icon="pin"
            listLabel={ADDRESS.list}
            noneText={ADDRESS.none}
            countText={ADDRESS.count}
            clearLabel={ADDRESS.clear}
            value=""
            options={[]}
            onType={nothing}
            onPick={nothing}
          />
        </div>
      </RegisterFrame>
    </div>
  );
}

/** The HTML of the first page until the app's code has arrived: the same components as the app's, in the same places. */
export function shellOfFirstPage(): string {
  return renderToStaticMarkup(<AddressShell />);
}
