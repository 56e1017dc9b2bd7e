import { identityAlias, identityLogin, identityRegister } from '@hearthline/web/operations/identity.ts';
import { canStart } from '@hearthline/web/operations/service-search.ts';
import { profileName, profilePhone } from '@hearthline/web/operations/service-profile.ts';
import { consentUser } from '@hearthline/web/operations/service-comms-prefs.ts';
import { helocCreate } from '@hearthline/web/operations/service-application.ts';
import type { RegistrationData } from '@hearthline/journey/registration/data.ts';
import { normalizePhone } from '@hearthline/rules/phone.ts';
import { ApiError, codeOf, errorMessage, serverMessage } from '@hearthline/web/api/api-error.ts';
import { api } from '../../../services/api/api.ts';
import { attribution } from '../../../services/attribution.ts';
import { campaign } from '../../../services/draft/campaign.ts';
import { isOn } from '../../../services/flags/flags.ts';
import { organization } from '../../../services/organization/organization.ts';
import { IDENTITY_WAYS, ownProfile, findIdentity, findRegistered } from '../../../services/session/lookups.ts';
import { session } from '../../../services/session/session.ts';
import { events } from '../../../services/telemetry/events.ts';
import { createBody, type ConsentVersion, type CreateFacts } from './final-answers.ts';

/** An answer to a text-message prompt. */
export type PromptAnswer = { readonly uuid: string; readonly isIn: boolean };

export type Submission = {
  readonly data: RegistrationData;
  readonly password: string;
  readonly consents: readonly ConsentVersion[];
  readonly creditConsents: readonly ConsentVersion[];
  readonly terms: CreateFacts['terms'];
  readonly prompts: readonly PromptAnswer[];
};

export type Outcome =
  | { readonly kind: 'created'; readonly uuid: string; readonly isNewAccount: boolean }
  /** The email already has an account, or the borrower an application. */
  | { readonly kind: 'accountExists' }
  | { readonly kind: 'stay'; readonly message: string }
  | { readonly kind: 'dashboard'; readonly message: string };

/** The email of a registration request without a reply: the account may exist. */
let unanswered: string | null = null;

/** What was read of the profile for a create request whose reply was lost. The application may exist: the same request, sent again, answers with it. */
let unansweredCreation: ProfileFacts | null = null;

/** True when the existing account is the one this page created a moment ago without receiving the reply: its password fits. */
async function isOurs(email: string, password: string): Promise<boolean> {
  if (unanswered !== email) return false;
  try {
    const answer = await api(identityLogin, { body: { email, password } });
    if (answer) session.signIn(answer.jwt);
    return answer !== undefined;
  } catch {
    return false;
  }
}

async function openAccount({ data, password }: Submission): Promise<'opened' | 'exists'> {
  const email = data.email.trim();
  try {
    const answer = await api(identityRegister, {
      query: { organization: organization().orgCode },
      body: { email, password, phoneNumber: normalizePhone(data.phoneNumber) },
    });
    if (answer) session.signIn(answer.jwt);
    return 'opened';
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return (await isOurs(email, password)) ? 'opened' : 'exists';
    if (error instanceof ApiError && error.status === 0) unanswered = email;
    throw error;
  }
}

/** False when the new account cannot be read: its owner must sign in. */
async function isFound(): Promise<boolean> {
  try {
    await findRegistered(IDENTITY_WAYS);
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.status > 0) return false;
    throw error;
  }
}

async function mayStart(data: RegistrationData): Promise<boolean> {
  const answer = await api(canStart);
  if (answer?.canStartApplication !== false) return true;
  const { firstName, lastName, suffix } = data.name;
  // without the middle name, which the profile keeps; a blank suffix is left out (AMB-04)
  await api(profileName, {
    body: { firstName: firstName.trim(), lastName: lastName.trim(), ...(suffix !== '' && { suffix }) },
  });
  return false;
}

/** Records the answers about text messages; a failure must not stop the application. */
async function recordPrompts({ data, prompts }: Submission): Promise<void> {
  if (prompts.length === 0) return;
  try {
    await api(consentUser, {
      body: {
        source: 'heloc-registration',
        org: organization().orgCode,
        phone: normalizePhone(data.phoneNumber),
        email: data.email.trim(),
        product_type: 'HELOC',
        consents: prompts.map(({ uuid, isIn }) => ({
          consent_prompt_uuid: uuid,
          opt_in_out: isIn ? ('OPT_IN' as const) : ('OPT_OUT' as const),
        })),
      },
    });
  } catch {
    // without a recorded consent no texts are sent: the safe default
  }
}

type ProfileFacts = { readonly homeAddressUuid: string | null; readonly optimizelyProfileUuid: string | null };

async function profileFacts(data: RegistrationData): Promise<ProfileFacts> {
  const profile = await ownProfile();
  if (profile && profile.phoneNumbers.length === 0 && data.phoneNumber !== '') {
    const number = normalizePhone(data.phoneNumber);
    await api(profilePhone, { body: { number, type: 'MOBILE' } });
    await api(identityAlias, { body: { type: 'Phone', value: number } });
  }
  const optimizelyProfileUuid = profile ? await events.signedIn(profile) : null;
  return { homeAddressUuid: profile?.addresses[0]?.uuid ?? null, optimizelyProfileUuid };
}

/**
 * Creates the account (unless signed in), reads the identity, checks that an application may start, records the consents and creates the
 * application. Sending again after a dropped connection acts once: the account exists, and the create request keeps its idempotency key.
 */
export async function submitRegistration(submission: Submission): Promise<Outcome> {
  const { data, consents, creditConsents, terms } = submission;
  const isNewAccount = !session.isSignedIn();
  if (!isNewAccount) await findIdentity(IDENTITY_WAYS);
  else if ((await openAccount(submission)) === 'exists' || !(await isFound())) return { kind: 'accountExists' };
  const [canStart, profile] = await Promise.all([unansweredCreation !== null || mayStart(data), unansweredCreation ?? profileFacts(data)]);
  if (!canStart) return { kind: 'accountExists' };
  await recordPrompts(submission);
  const body = createBody({
    data,
    consents,
    creditConsents,
    terms,
    profile,
    attribution: attribution(),
    offerCode: campaign.offerCode(),
    affiliate: campaign.affiliate(),
    hasLiveOffers: campaign.hasLiveOffers(),
    paysDebtsDirectly: isOn('fe-heloc-direct-debt-payoff'),
    newYorkConsents: isOn('fe-heloc-ny-fcra'),
  });
  try {
    const created = await api(helocCreate, { query: { state: body.propertyRequest.state }, body });
    if (!created) return { kind: 'dashboard', message: '' };
    session.rememberApplication(created.uuid);
    void events.appStarted(created.uuid);
    return { kind: 'created', uuid: created.uuid, isNewAccount };
  } catch (error) {
    unansweredCreation = error instanceof ApiError && error.status === 0 ? profile : null;
    // the lender does not lend there, or takes no new applications: the borrower stays on the page and reads why
    if (['not_lent', 'applications_closed'].includes(codeOf(error) ?? ''))
      return { kind: 'stay', message: serverMessage(error) ?? errorMessage(error) };
    if (error instanceof ApiError && error.status > 0) return { kind: 'dashboard', message: errorMessage(error) };
    throw error;
  }
}
