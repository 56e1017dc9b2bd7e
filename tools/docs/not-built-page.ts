/** docs/not-built.md: what the specification and the law require and the product does not do yet; lists and counts are read from the code. */
import { FILE_LENDERS } from '@hearthline/orgs/all.ts';
import { WAITING } from '../waiting-rules.ts';

const law = Object.entries(WAITING).filter(([line]) => line.startsWith('rules/'));

/** The whole page as text. */
export function notBuiltPage(): string {
  return `# What is not built yet

What the [specification](spec/README.md) and the [law](lending/README.md) require and this product does not do. Lists and counts are read from the code by \`npm run docs\`; a check fails when they are outdated.

## Pages

- **Chat** over Stream, NICE and TalkJS was tried against simulators of their published interfaces only, not with the vendors' own scripts ([record 154](decisions/0154-chat-over-vendors.md)). The bot hands over more than was asked for (C2 in [quality](quality.md)), most of it long stories and heavy typos. A reply to an answer by email is not read. People who write feedback are not answered in the product.
- Between the offer and the closing: answers are corrected on request until another signer has signed, and by telephone after that ([record 32](decisions/0032-corrections-on-request.md)); a card that asks for its bank's approval is refused with a sentence instead of being approved in place; insurance
  is typed and uploaded, not linked at the insurer; requests are not listed once the application has ended; a payroll link whose page is closed before the vendor's has returned is begun again, and where a vendor's callback is lost its report of income is read up to six hours later.
- From the signing to the money: an owner who refuses ends the application, nothing is restructured; staff upload a deed that a notary in person completed electronically, but no scan of one signed by hand;
  an itemization of the money is a document of its own for a Texas homestead only; a borrower's account that only signs elsewhere is not led from an application's address to the signers' pages.
- Accounts: a broker or loan officer sees the list of the applications they referred and opens none of them, creates no referral, and gets their account from the lender.

- At the desk: the figures of a debt that an underwriter counts are those of the report, and the terms of a decision are not changed once an offer is chosen.
  A paystub's amounts are typed from the file, because nothing reads them from it.
  Staff write no message to a borrower and log no other call than those about an alert or a changed account.
  A condition is asked from the list of kinds in the code, which a lender cannot change; a due day that passes is seen in the queue and told to nobody by email; staff upload no file for an internal condition.
  The list of applications has no saved views, columns to choose, rules of assignment or mentions, and a member of the staff has no team, manager or day out of office.
  There are no reports and no single sign-on.

## What one person or one mistake can still do

- A lien that was paid by a transfer which came back later keeps the line open: it can be paid by hand and not be canceled. A failed transfer that was begun is looked up at the bank only once staff start its work again.
- While a notice of the right to cancel is still in the mail, the dashboard cancels the line; the closing page and a co-owner's page offer it only once the days are counted.
- A withdrawal between the agreement and the deed is a withdrawal and no notice to cancel ([record 135](decisions/0135-the-right-to-cancel-from-the-signing.md)).
- Opening the page of paystubs counts as a report of income in part; insurance is announced before the signing and given after it.

## Lenders, languages, third parties

- ${FILE_LENDERS.all.length} demonstration organizations, all fictional; the specification speaks of about sixty without naming them. Its codes of the primary brand are among them under names of our own.
- A lender chooses among the vendors of a port where it has more than one: mail, text, valuation and chat; the other ports have one each. The policy of a page allows the scripts of the installation's vendors, not of its lender's alone: no port with a script in the page has a second vendor.
- A change of settings is shown before it is published as differences, and as screens, mails, texts, notices and documents of sample people; documents within a previewed screen are not drawn there.
- Which states a lender may lend in is what it says, without a file of state law behind it; who sets up a lender is told of the trustee that a state needs, and of nothing else state by state.
- Pages are in English, and in Spanish for one question of registration; documents and messages are in English, and in Spanish for one notice of Texas law.
- Every third party is a simulator. The clients follow public descriptions of vendor APIs; none was tried against a vendor's own test system.
- The affiliated exchange is a simulator with an API of our own making: none is published. Borrowers do not sign up there or agree to its terms in this product, what the money becomes there is not followed, and no page leads to a crypto-backed line: a borrower who is signed in begins one by a link with \`utm_source=cloc\`, and a new visitor joins the waitlist (AMB-27).
- The debt-service-coverage-ratio loan has a waitlist and no application. Nobody is written to from a waitlist yet: its rows are read in the database.
- Nothing follows the funding: no later draws, statements, payments, payoff or release, and nothing that boards a line to a servicing system. The documents promise all of them, by phone or mail; a plan without real later draws is closed-end credit with other disclosures ([record 49](decisions/0049-nothing-after-the-funding.md)).

## Rules that are written and not called

${law.length === 0 ? 'None' : law.length} (\`tools/waiting-rules.ts\`; \`npm run dead\` fails when a rule without a caller is not listed there).
${law.map(([line, why]) => `\n- \`${line.slice('rules/'.length)}\`: ${why}`).join('')}

## Where the product departs from the law

By the pages of docs/lending. Each of these has to be settled before anyone borrows. Counsel has not reviewed the product.

- A notice that cancels the line, mailed in time, that arrives after the money was sent: it is effective in law, but taking the money back is not built (lending §2.2).
- A prequalification that is declined before the code of the consent was typed is sent on paper (lending §2.7).
- A valuation that arrives after its application has ended is not copied to the applicant (lending §1.4.2).
- A creditor that writes no letter for the payoff of a lien after the signing: staff retry or refuse, but cannot enter a letter that they got by hand; once the letter is there, they can pay the lien another way (lending §1.2, row 39).
- A Texas line whose money can no longer leave before its first payment is held until staff end it (record 57); counsel has to say whether it bars another one for a year.
- The Spanish notice of Texas law is our own translation, the mortgage tax of some New York counties and the Prime Rate since September 2024 are from secondary sources, and Yonkers' own tax is missing (lending §2.9, §3.7).
- The versions of the documents' templates were not raised with their words: before the first real lender each counts as version one.
- A deed notarized on paper: a notary in person has to complete it electronically, because no scan is taken in (lending §1.2, row 32m).
`;
}
