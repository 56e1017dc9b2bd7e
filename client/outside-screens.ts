import { help } from '@hearthline/journey/pages.ts';
import { accountPages, outside, registration, signer } from '@hearthline/journey/paths.ts';
import { isBrokerModeOf, realmOfLogin } from './services/broker/realm.ts';
import { type LoadScreen, withQueries } from './parts/loading/lazy-screen.tsx';

const legal = withQueries(() => import('./screens/legal/Legal.tsx').then((m) => m.Legal));
const waitlist: LoadScreen = () => import('./screens/waitlist/Waitlist.tsx').then((m) => m.Waitlist);
const contact = withQueries(() => import('./screens/contact/Contact.tsx').then((m) => m.Contact));
const elsewhere: LoadScreen = () => import('./screens/elsewhere/Elsewhere.tsx').then((m) => m.Elsewhere);

const signerIntro: LoadScreen = () => import('./screens/heloc-signer/intro/Intro.tsx').then((m) => m.Intro);
const signerIdentity: LoadScreen = () => import('./screens/heloc-signer/identity/SignerIdentity.tsx').then((m) => m.SignerIdentity);
const signerConditions: LoadScreen = () => import('./screens/heloc-signer/conditions/SignerConditions.tsx').then((m) => m.SignerConditions);

/** The screens that belong to no application of the borrower. This table is loaded with the first of them, to keep it off the first page. */
const SCREENS: Readonly<Record<string, LoadScreen>> = {
  [outside.dashboard()]: withQueries(() => import('./screens/dashboard/Dashboard.tsx').then((m) => m.Dashboard)),
  [outside.settings()]: withQueries(() => import('./screens/dashboard/settings/Settings.tsx').then((m) => m.Settings)),
  [outside.referrals()]: withQueries(() => import('./screens/dashboard/referrals/Referrals.tsx').then((m) => m.Referrals)),
  [outside.authLogin()]: () =>
    isBrokerModeOf(realmOfLogin(window.location.search))
      ? import('./screens/auth/login/BrokerLogin.tsx').then((m) => m.BrokerLogin)
      : import('./screens/auth/login/Login.tsx').then((m) => m.Login),
  [outside.authForgot()]: () => import('./screens/auth/forgot/Forgot.tsx').then((m) => m.Forgot),
  [outside.authReset()]: () => import('./screens/auth/reset/Reset.tsx').then((m) => m.Reset),
  [outside.authStopChange()]: () => import('./screens/auth/stop-change/StopChange.tsx').then((m) => m.StopChange),
  [accountPages.confirmEmail()]: () => import('./screens/auth/confirm-email/ConfirmEmail.tsx').then((m) => m.ConfirmEmail),
  [accountPages.openDraft()]: () => import('./screens/auth/open-draft/OpenDraft.tsx').then((m) => m.OpenDraft),
  [help.index()]: withQueries(() => import('./screens/help/Help.tsx').then((m) => m.Help)),
  [`${help.index()}/$slug`]: withQueries(() => import('./screens/help/article/HelpArticle.tsx').then((m) => m.HelpArticle)),
  [outside.contact()]: contact,
  [registration.support()]: contact,
  [registration.accountSetup()]: withQueries(() => import('./screens/register/account-setup/AccountSetup.tsx').then((m) => m.AccountSetup)),
  [registration.plaidOauthSuccess()]: withQueries(() => import('./screens/plaid-oauth-success/LinkReturn.tsx').then((m) => m.LinkReturn)),
  [registration.comingSoon()]: () => import('./screens/coming-soon/ComingSoon.tsx').then((m) => m.ComingSoon),
  [outside.waitlist()]: waitlist,
  [outside.marketingWaitlist()]: waitlist,
  [outside.terms()]: legal,
  [outside.privacy()]: legal,
  [outside.communications()]: legal,
  [outside.licenses()]: legal,
  [signer.login()]: withQueries(() => import('./screens/heloc-signer/login/Login.tsx').then((m) => m.Login)),
  [signer.error()]: () => import('./screens/heloc-signer/error/SignerError.tsx').then((m) => m.SignerError),
  // never shown: the next step follows at once, which is this one at first
  [signer.resume()]: signerIntro,
  [signer.intro()]: signerIntro,
  [signer.identity()]: signerIdentity,
  [signer.documents()]: () => import('./screens/heloc-signer/documents/Documents.tsx').then((m) => m.Documents),
  [signer.sign()]: () => import('./screens/heloc-signer/sign/SignerSign.tsx').then((m) => m.SignerSign),
  [signer.cancelled()]: () => import('./screens/heloc-signer/cancelled/Cancelled.tsx').then((m) => m.Cancelled),
  [signer.conditions()]: signerConditions,
  [signer.condition('dashboard')]: signerConditions,
  [signer.condition('upload-document')]: () => import('./screens/heloc-signer/conditions/SignerFiles.tsx').then((m) => m.SignerFiles),
  [signer.condition('identity')]: signerIdentity,
};

/** The screen of a path outside applications; addresses of the lender's other products share one. */
export const outsideScreen = (path: string): LoadScreen => SCREENS[path] ?? elsewhere;
