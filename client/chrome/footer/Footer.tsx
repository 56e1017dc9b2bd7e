import { LOCALE } from '@hearthline/kit/format/locale.ts';
import { EqualHousing, Footer as KitFooter } from '@hearthline/kit/footer/Footer.tsx';
import type { JSX } from 'react';
import { company, product } from '../../services/organization/organization.ts';
import classes from './Footer.module.css';
import { OperatingHours } from '../../parts/operating-hours/OperatingHours.tsx';
import { PathLink } from '../../parts/screen/PathLink.tsx';
import { ALL_STATES, LICENSES } from '../../parts/licenses/copy.ts';
import { FOOTER } from './copy.ts';

/** Company, licenses, hours, the numbered disclosures and the legal links; always visible (design §6 k). */
export function Footer({ narrow }: { narrow: boolean }): JSX.Element {
  const { legalName, address, nmls, phone, email, links } = company();
  const { disclosures, disclaimers, licensedStates } = product();
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
        <OperatingHours />
      </p>
      <EqualHousing>{FOOTER.housing}</EqualHousing>
    </>
  );
  return (
    <KitFooter company={who} narrow={narrow}>
      <p>
        <b>{FOOTER.numbers}</b>
      </p>
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
