import { LOCALE } from '@hearthline/kit/format/locale.ts';
import { EqualHousing, Footer as KitFooter } from '@hearthline/kit/footer/Footer.tsx';
import { help } from '@hearthline/journey/pages.ts';
import { registration } from '@hearthline/journey/paths.ts';
import type { JSX } from 'react';
import { needsSignIn } from '../../services/session/session.ts';
import { company, product } from '../../services/organization/organization.ts';
import classes from './Footer.module.css';
import { OperatingHours } from '../../parts/operating-hours/OperatingHours.tsx';
import { useHere } from '../../parts/screen/navigation.ts';
import { PathLink } from '../../parts/screen/PathLink.tsx';
import { ALL_STATES, LICENSES } from '../../parts/licenses/copy.ts';
import { FOOTER } from './copy.ts';

/** A question of registration, in either flow: it shows none of the numbers that the disclosures explain. */
const isQuestion = (path: string): boolean => path === registration.legacy() || path.startsWith(registration.index());

/** A page after registration without terms of credit. Where offers are chosen the numbers are explained in the open (12 CFR 1026.16). */
const isWithoutOffers = (path: string): boolean => needsSignIn(path) && !path.includes('/product/');

/** Company, licenses, hours, the numbered disclosures and the legal links (design §6 k); on a question, and after registration away from offers, the disclosures are folded. */
export function Footer({ narrow }: { narrow: boolean }): JSX.Element {
  const { legalName, address, nmls, phone, email, links } = company();
  const { disclosures, disclaimers, licensedStates } = product();
  const isFolded = useHere(({ pathname }) => isQuestion(pathname) || isWithoutOffers(pathname));
  // the lender's own sentences are in English, whatever the language of the page
  const lenders = LOCALE.startsWith('en') ? undefined : 'en-US';
  const street = [address.street1, address.street2].filter((line) => line !== null).join(', ');
  const who = (
    <>
      <p className={classes.ways}>
        <b>{legalName}</b>
        <br />
        {street}, {address.city}, {address.state} {address.zip}
        <br />
        {FOOTER.nmls(nmls)} · <a href={LICENSES.nmlsUrl}>{LICENSES.nmlsLink}</a>
      </p>
      <p className={classes.ways}>
        <b>{FOOTER.help}</b>
        <br />
        <a className="num" href={`tel:+1${phone.replaceAll('-', '')}`}>
          {phone}
        </a>
        <br />
        <a href={`mailto:${email}`}>{email}</a>
        <br />
        <PathLink to={help.index()}>{FOOTER.questions}</PathLink>
        <br />
        <OperatingHours />
      </p>
      <EqualHousing>{FOOTER.housing}</EqualHousing>
    </>
  );
  return (
    <KitFooter company={who} narrow={narrow}>
      <details key={String(isFolded)} open={!isFolded} className={classes.numbers}>
        <summary>
          <b>{FOOTER.numbers}</b>
        </summary>
        <ol>
          {disclosures.map((sentence) => (
            <li key={sentence} lang={lenders}>
              {sentence}
            </li>
          ))}
        </ol>
        <p>
          {FOOTER.ninetyDays} {FOOTER.encryption}
        </p>
        {disclaimers.map((sentence) => (
          <p key={sentence} lang={lenders}>
            {sentence}
          </p>
        ))}
        <p>
          {FOOTER.licensed(licensedStates)}: {licensedStates.join(', ')}.{licensedStates.length < ALL_STATES && ` ${LICENSES.more}.`}
        </p>
      </details>
      <nav aria-label={FOOTER.legal}>
        <PathLink to={links.terms} lang={lenders}>
          {links.termsLabel}
        </PathLink>
        <PathLink to={links.privacy}>{FOOTER.privacy}</PathLink>
        <a href={links.communications}>{FOOTER.communications}</a>
        <PathLink to={links.licenses}>{FOOTER.licenses}</PathLink>
      </nav>
    </KitFooter>
  );
}
