/** Made from contract/ by `npm run operations`. Do not change by hand. */
import type { Operation } from '../api/operation.ts';

/** The banners of the lender: those that are shown, then the others, newest first; 50 at most */
export const deskBannersGet: Operation<'desk-banners-get'> = 'GET /desk/api/v1/banners';

/** Publish a banner on the pages of the lender */
export const deskBannerPost: Operation<'desk-banner-post'> = 'POST /desk/api/v1/banners';

/** Edit a banner; 409 once it has ended */
export const deskBannerPut: Operation<'desk-banner-put'> = 'PUT /desk/api/v1/banners/{bannerUuid}';

/** End a banner; one that has ended stays ended */
export const deskBannerEnd: Operation<'desk-banner-end'> = 'POST /desk/api/v1/banners/{bannerUuid}/end';

/** Every change of a banner, newest first */
export const deskBannerChanges: Operation<'desk-banner-changes'> = 'GET /desk/api/v1/banners/changes';

/** The mark of a logo, from an SVG file; 422 with the sentence why where it cannot be one. Nothing is kept */
export const deskLogoPost: Operation<'desk-logo-post'> = 'POST /desk/api/v1/brand/logo';

/** The lender that the link is for, and what is missing */
export const lenderDraftGet: Operation<'lender-draft-get'> = 'GET /desk/api/v1/lender-draft';

/** Save settings, complete or not; named members replace the stored ones */
export const lenderDraftSave: Operation<'lender-draft-save'> = 'PATCH /desk/api/v1/lender-draft';

/** Take a rate sheet from a CSV file; 400 with each problem at its line where it cannot be one */
export const lenderDraftRates: Operation<'lender-draft-rates'> = 'POST /desk/api/v1/lender-draft/rates';

/** The mark of a logo, from an SVG file; 422 with the sentence why where it cannot be one. Nothing is kept */
export const lenderDraftLogo: Operation<'lender-draft-logo'> = 'POST /desk/api/v1/lender-draft/logo';

/** Publish the lender to its test host, and invite its first administrator; the link counts for one lender */
export const lenderDraftPublish: Operation<'lender-draft-publish'> = 'POST /desk/api/v1/lender-draft/publish';

/** Open tasks of the lender, a page at a time */
export const deskWorkGet: Operation<'desk-work-get'> = 'GET /desk/api/v1/work';

/** How many open tasks each queue has, how many are late, and how many are the caller’s; approvals that wait for the caller */
export const deskWorkCounts: Operation<'desk-work-counts'> = 'GET /desk/api/v1/work-counts';

/** One task: what it waits for, when it is due and why, its notes, and who may have it */
export const deskTaskGet: Operation<'desk-task-get'> = 'GET /desk/api/v1/work/{taskUuid}';

/** Takes a task that nobody has. 409 names who has it */
export const deskTaskTake: Operation<'desk-task-take'> = 'POST /desk/api/v1/work/{taskUuid}/take';

/** Gives a task to a colleague who may do it */
export const deskTaskHandOver: Operation<'desk-task-hand-over'> = 'POST /desk/api/v1/work/{taskUuid}/hand-over';

/** Gives a task back to the queue */
export const deskTaskRelease: Operation<'desk-task-release'> = 'POST /desk/api/v1/work/{taskUuid}/release';

/** Adds an internal note. Notes are not changed or removed */
export const deskTaskNote: Operation<'desk-task-note'> = 'POST /desk/api/v1/work/{taskUuid}/notes';

/** The applications of the lender, 25 a page: where each stands, its line, its owner and its next deadline, with counts by stage */
export const deskApplicationsGet: Operation<'desk-applications-get'> = 'GET /desk/api/v1/applications';

/** Makes a person the owner of applications, or leaves them without one. An application of a colleague is handed over by them or by an administrator */
export const deskOwnerPost: Operation<'desk-owner-post'> = 'POST /desk/api/v1/applications/owner';

/** Who may own an application */
export const deskColleaguesGet: Operation<'desk-colleagues-get'> = 'GET /desk/api/v1/colleagues';

/** What this member of the staff may do to the application now, with the fields of each, and what waits for a second person */
export const deskActionsGet: Operation<'desk-actions-get'> = 'GET /desk/api/v1/applications/{uuid}/actions';

/** Acts on an application, or proposes an action that takes two people */
export const deskActionsPost: Operation<'desk-actions-post'> = 'POST /desk/api/v1/applications/{uuid}/actions';

/** The adverse action notices that these reasons would send, before anything is decided; the look is logged */
export const deskNoticePreviewGet: Operation<'desk-notice-preview-get'> = 'GET /desk/api/v1/applications/{uuid}/notice-preview';

/** Actions, corrections of identity data and changes of access that wait for a second person or for their owner, and what an owner stopped; what the caller may decide first */
export const deskApprovalsGet: Operation<'desk-approvals-get'> = 'GET /desk/api/v1/approvals';

/** A second person approves or refuses a proposal, or the first takes it back */
export const deskApprovalPost: Operation<'desk-approval-post'> = 'POST /desk/api/v1/approvals/{proposalUuid}/decision';

/** How far this browser is signed in */
export const deskSessionGet: Operation<'desk-session-get'> = 'GET /desk/api/v1/session';

/** The first step: email address and password. Never tells which of them was wrong */
export const deskSessionPost: Operation<'desk-session-post'> = 'POST /desk/api/v1/session';

/** The second step: a code of the authenticator app, or a recovery code. Each counts once */
export const deskSessionCode: Operation<'desk-session-code'> = 'POST /desk/api/v1/session/code';

/** What a browser needs to sign in with a passkey of a member of the staff of this host */
export const deskSessionPasskeyOptions: Operation<'desk-session-passkey-options'> = 'POST /desk/api/v1/session/passkey/options';

/** Sign in with a passkey; it counts as both steps. A passkey of a borrower is refused */
export const deskSessionPasskey: Operation<'desk-session-passkey'> = 'POST /desk/api/v1/session/passkey';

/** Sign out */
export const deskSessionEnd: Operation<'desk-session-end'> = 'POST /desk/api/v1/session/end';

/** Begin to add an authenticator app, after the first step */
export const deskAuthenticatorPost: Operation<'desk-authenticator-post'> = 'POST /desk/api/v1/authenticator';

/** The first code of a new authenticator app: signs in, and answers the recovery codes this once */
export const deskAuthenticatorConfirm: Operation<'desk-authenticator-confirm'> = 'POST /desk/api/v1/authenticator/confirm';

/** Whom a one-time link is for */
export const deskLinkOpen: Operation<'desk-link-open'> = 'POST /desk/api/v1/link';

/** Set the password with a one-time link; an authenticator app is added next */
export const deskLinkUse: Operation<'desk-link-use'> = 'POST /desk/api/v1/link/use';

/** How the caller signs in */
export const deskAccountGet: Operation<'desk-account-get'> = 'GET /desk/api/v1/account';

/** Change one’s own password, with the present one; every other session ends */
export const deskAccountPassword: Operation<'desk-account-password'> = 'POST /desk/api/v1/account/password';

/** New recovery codes in place of one’s own, with password and code; answered this once */
export const deskAccountCodes: Operation<'desk-account-codes'> = 'POST /desk/api/v1/account/recovery-codes';

/** What a browser needs to make a passkey, with password and code; valid for five minutes */
export const deskPasskeyOptions: Operation<'desk-passkey-options'> = 'POST /desk/api/v1/account/passkeys/options';

/** Add the passkey that the browser made */
export const deskPasskeyAdd: Operation<'desk-passkey-add'> = 'POST /desk/api/v1/account/passkeys';

/** Name one’s own passkey */
export const deskPasskeyRename: Operation<'desk-passkey-rename'> = 'PUT /desk/api/v1/account/passkeys/{passkeyUuid}';

/** Remove one’s own passkey, with the password */
export const deskPasskeyRemove: Operation<'desk-passkey-remove'> = 'POST /desk/api/v1/account/passkeys/{passkeyUuid}/remove';

/** One application: its status in words, who acts next, its dates, product, home, borrower and officer */
export const deskApplicationGet: Operation<'desk-application-get'> = 'GET /desk/api/v1/applications/{uuid}';

/** The version of an application; with after and wait, responds when it changes */
export const deskApplicationVersion: Operation<'desk-application-version'> = 'GET /desk/api/v1/applications/{uuid}/version';

/** The log of facts, newest first, each in a sentence, and whether its hash chain is intact */
export const deskTimelineGet: Operation<'desk-timeline-get'> = 'GET /desk/api/v1/applications/{uuid}/timeline';

/** Who takes part: borrower, other owners, spouses and signers, accounts; identity data masked */
export const deskPartiesGet: Operation<'desk-parties-get'> = 'GET /desk/api/v1/applications/{uuid}/parties';

/** Every figure with where it comes from: offer, ratios, income by source, liens, payoffs, costs */
export const deskFiguresGet: Operation<'desk-figures-get'> = 'GET /desk/api/v1/applications/{uuid}/figures';

/** Every document and version: who signed it, to whom it went; every file received, with the result of its check */
export const deskDocumentsGet: Operation<'desk-documents-get'> = 'GET /desk/api/v1/applications/{uuid}/documents';

/** The emails and texts of an application, newest first, without their text */
export const deskMessagesGet: Operation<'desk-messages-get'> = 'GET /desk/api/v1/applications/{uuid}/messages';

/** The work of third parties: state, tries, what it answered, and the orders placed with vendors */
export const deskOrdersGet: Operation<'desk-orders-get'> = 'GET /desk/api/v1/applications/{uuid}/orders';

/** Every condition, open and closed, newest first, with its files and its history, and how many of each stage are met */
export const deskConditionsGet: Operation<'desk-conditions-get'> = 'GET /desk/api/v1/applications/{uuid}/conditions';

/** Ask the borrower or a signer for something */
export const deskConditionPost: Operation<'desk-condition-post'> = 'POST /desk/api/v1/applications/{uuid}/conditions';

/** Clear a condition */
export const deskConditionClear: Operation<'desk-condition-clear'> = 'POST /desk/api/v1/applications/{uuid}/conditions/{conditionUuid}/clear';

/** Accept a file; its condition is cleared once it has enough of them */
export const deskUploadAccept: Operation<'desk-upload-accept'> = 'POST /desk/api/v1/applications/{uuid}/uploads/{documentUuid}/accept';

/** Reject a file with the reason that the borrower reads */
export const deskUploadReject: Operation<'desk-upload-reject'> = 'POST /desk/api/v1/applications/{uuid}/uploads/{documentUuid}/reject';

/** Order the failed work of a third party again */
export const deskOrderAgain: Operation<'desk-order-again'> = 'POST /desk/api/v1/applications/{uuid}/orders/{step}/again';

/** Correct identity data on request; email, phone, Social Security number and birth date wait for a second person */
export const deskIdentityChange: Operation<'desk-identity-change'> = 'POST /desk/api/v1/applications/{uuid}/identity-changes';

/** The second person agrees to a change of identity data, which then waits for its owner, or refuses it; one that waits is stopped; what was found of one that its owner stopped is written */
export const deskIdentityDecision: Operation<'desk-identity-decision'> = 'POST /desk/api/v1/applications/{uuid}/identity-changes/{changeId}/decision';

/** Read one masked value; the view is logged with its reason. Of a Social Security number the last four digits at most */
export const deskPartyReveal: Operation<'desk-party-reveal'> = 'POST /desk/api/v1/applications/{uuid}/parties/{party}/reveal';

/** One document as a PDF, or as text where it was delivered so; the view is logged */
export const deskDocumentFile: Operation<'desk-document-file'> = 'GET /desk/api/v1/applications/{uuid}/documents/{sha256}/file';

/** One received file that passed the checks; the view is logged */
export const deskUploadFile: Operation<'desk-upload-file'> = 'GET /desk/api/v1/applications/{uuid}/uploads/{documentUuid}/file';

/** The text of one message; the view is logged */
export const deskMessageGet: Operation<'desk-message-get'> = 'GET /desk/api/v1/applications/{uuid}/messages/{messageUuid}';

/** The newest credit report of each kind: accounts with what counts in DTI and why, late payments, inquiries, public records, alerts */
export const deskCreditGet: Operation<'desk-credit-get'> = 'GET /desk/api/v1/applications/{uuid}/credit';

/** What an underwriter’s decision would do to the offers, and the notice of a counteroffer; nothing is recorded but that it was looked at */
export const deskDecisionPreview: Operation<'desk-decision-preview'> = 'POST /desk/api/v1/applications/{uuid}/decision-preview';

/** Why it waits for staff or others: each reason in a sentence, with the figures it rests on; empty where nothing waits */
export const deskWhyGet: Operation<'desk-why-get'> = 'GET /desk/api/v1/applications/{uuid}/why';

/** What the application says beside what vendors answered: watch list, identity, title, valuation, income, property; the view is logged */
export const deskComparisonsGet: Operation<'desk-comparisons-get'> = 'GET /desk/api/v1/applications/{uuid}/comparisons';

/** Everybody who works for the lender, by name */
export const deskStaffGet: Operation<'desk-staff-get'> = 'GET /desk/api/v1/staff';

/** Changes of access that wait for a second person, and those that ended in the last 30 days */
export const deskStaffProposals: Operation<'desk-staff-proposals'> = 'GET /desk/api/v1/staff/proposals';

/** Propose a change of access: nothing changes until another administrator or a member of compliance approves it. The others are emailed */
export const deskStaffPropose: Operation<'desk-staff-propose'> = 'POST /desk/api/v1/staff/proposals';

/** A second person approves or refuses a change of access, or the first takes it back. The others are emailed */
export const deskStaffDecision: Operation<'desk-staff-decision'> = 'POST /desk/api/v1/staff/proposals/{proposalUuid}/decision';

/** Suspend a colleague at once: their sessions end. Nobody suspends themselves, and one administrator always remains. The others are emailed */
export const deskStaffSuspend: Operation<'desk-staff-suspend'> = 'POST /desk/api/v1/staff/{staffUuid}/suspension';

/** Every change of access, newest first */
export const deskStaffChanges: Operation<'desk-staff-changes'> = 'GET /desk/api/v1/staff/changes';

/** Find people by one thing known of them, newest first, 25 a page, masked. Each page is logged without the words of the search */
export const deskPeopleSearch: Operation<'desk-people-search'> = 'POST /desk/api/v1/people/search';

/** Look at fields of a person's data, unmasked; each look is a line in the log of views */
export const deskPersonView: Operation<'desk-person-view'> = 'POST /desk/api/v1/people/{subjectUuid}/view';

/** Expire a borrower's password: every session ends, its owner is told by email, and the next sign-in by password asks for a new one. A line in the log of views */
export const deskPasswordExpire: Operation<'desk-password-expire'> = 'POST /desk/api/v1/people/{subjectUuid}/password/expire';

/** The log of views, newest first: who looked at whose data, which fields, and why */
export const deskViewsGet: Operation<'desk-views-get'> = 'GET /desk/api/v1/views';

/** The answers that the bot gave in chats of the lender, with what people thought of them: those first that helped least */
export const deskBotAnswersGet: Operation<'desk-bot-answers-get'> = 'GET /desk/api/v1/bot-answers';

/** The same, all rows, as a file for a spreadsheet (CSV); the download is logged */
export const deskBotAnswersFile: Operation<'desk-bot-answers-file'> = 'GET /desk/api/v1/bot-answers/file';

/** The questions that got one answer, newest first, with what was thought of it; those without an answer under `hand-over`. Looking is logged */
export const deskBotAnswerGet: Operation<'desk-bot-answer-get'> = 'GET /desk/api/v1/bot-answers/{answerId}';

/** Feedback about the product and the answers of the leave survey, newest first, with counts by topic and reason */
export const deskFeedbackGet: Operation<'desk-feedback-get'> = 'GET /desk/api/v1/feedback';

/** The vendors of this lender and how they do, what waits for each or failed there, and the age of its queues */
export const deskVendorsGet: Operation<'desk-vendors-get'> = 'GET /desk/api/v1/vendors';

/** One vendor over three hours, why its calls failed, and the steps that stand there; `other`: those that failed for another reason */
export const deskVendorGet: Operation<'desk-vendor-get'> = 'GET /desk/api/v1/vendors/{vendor}';

/** Start work of this lender that waits for a vendor or failed at it: these steps, or all of it, 500 at most */
export const deskVendorAgain: Operation<'desk-vendor-again'> = 'POST /desk/api/v1/vendors/{vendor}/again';

/** Emails and texts of applications that their vendor did not take, the newest first */
export const deskUndeliveredGet: Operation<'desk-undelivered-get'> = 'GET /desk/api/v1/undelivered';

/** Send messages again that their vendor did not take; who asked and why stays with each. Consent and quiet hours hold as ever */
export const deskUndeliveredAgain: Operation<'desk-undelivered-again'> = 'POST /desk/api/v1/undelivered/again';

/** The flags as the lender’s borrowers get them, and who changed one */
export const deskFlagsGet: Operation<'desk-flags-get'> = 'GET /desk/api/v1/flags';

/** Turn a flag on or off for the lender, at once */
export const deskFlagPut: Operation<'desk-flag-put'> = 'PUT /desk/api/v1/flags/{key}';

/** The lender’s experiments with their results, the newest first */
export const deskExperimentsGet: Operation<'desk-experiments-get'> = 'GET /desk/api/v1/experiments';

/** Plan an experiment; it is started by itself */
export const deskExperimentPost: Operation<'desk-experiment-post'> = 'POST /desk/api/v1/experiments';

/** Start a planned experiment; one of a surface runs at a time */
export const deskExperimentStart: Operation<'desk-experiment-start'> = 'POST /desk/api/v1/experiments/{experimentUuid}/start';

/** Stop an experiment for good: everyone sees what they saw before */
export const deskExperimentStop: Operation<'desk-experiment-stop'> = 'POST /desk/api/v1/experiments/{experimentUuid}/stop';

/** The lender’s settings, their versions, and the changes that people asked for */
export const deskLenderGet: Operation<'desk-lender-get'> = 'GET /desk/api/v1/lender';

/** What a change would be, and what is wrong with it; nothing is kept */
export const deskLenderCheck: Operation<'desk-lender-check'> = 'POST /desk/api/v1/lender/check';

/** Ask for a change: published at once where one person is enough, else when another approves it */
export const deskLenderPropose: Operation<'desk-lender-propose'> = 'POST /desk/api/v1/lender/proposals';

/** A second person publishes or refuses a change, or the first takes it back */
export const deskLenderDecision: Operation<'desk-lender-decision'> = 'POST /desk/api/v1/lender/proposals/{proposalId}/decision';

/** Call off the last version before it takes effect: what is in force stays */
export const deskLenderCallOff: Operation<'desk-lender-call-off'> = 'POST /desk/api/v1/lender/versions/{version}/call-off';

/** The whole settings of a version: to compare, or to go back to it */
export const deskLenderVersion: Operation<'desk-lender-version'> = 'GET /desk/api/v1/lender/versions/{version}';

/** The settings in force, rate sheet included, as one file */
export const deskLenderFileGet: Operation<'desk-lender-file-get'> = 'GET /desk/api/v1/lender/file';

/** What is wrong with a file of settings, line by line, or what it would change; nothing is kept */
export const deskLenderFileCheck: Operation<'desk-lender-file-check'> = 'POST /desk/api/v1/lender/file/check';

/** Ask for everything that a file changes, a proposal for each room: all of them or none */
export const deskLenderFilePropose: Operation<'desk-lender-file-propose'> = 'POST /desk/api/v1/lender/file/proposals';

/** The domains of the lender’s own, and the records that prove them */
export const deskDomainsGet: Operation<'desk-domains-get'> = 'GET /desk/api/v1/lender/domains';

/** Ask for a domain: the lender is served there once a DNS record proves that it is theirs */
export const deskDomainPost: Operation<'desk-domain-post'> = 'POST /desk/api/v1/lender/domains';

/** Look for the record of a domain now */
export const deskDomainCheck: Operation<'desk-domain-check'> = 'POST /desk/api/v1/lender/domains/{domainId}/check';

/** Ask to have links lead to a domain, or no longer, or to give it up; one that is not served is given up at once */
export const deskDomainChange: Operation<'desk-domain-change'> = 'POST /desk/api/v1/lender/domains/{domainId}/changes';

/** A second person approves or refuses a change of a domain, or the first takes it back */
export const deskDomainDecision: Operation<'desk-domain-decision'> = 'POST /desk/api/v1/lender/domains/changes/{changeId}/decision';

/** Every screen, message and document of a sample person, and which of them a change makes another; nothing is kept */
export const deskPreviewList: Operation<'desk-preview-list'> = 'POST /desk/api/v1/lender/preview';

/** One message or document of a sample person, before and after a change */
export const deskPreviewShow: Operation<'desk-preview-show'> = 'POST /desk/api/v1/lender/preview/thing';

/** A document of a sample person as a PDF without a seal, before or after a change */
export const deskPreviewPdf: Operation<'desk-preview-pdf'> = 'POST /desk/api/v1/lender/preview/pdf';

/** What the borrower’s app shows a sample person, before and after a change: its screens are drawn from this in a frame that may call nothing */
export const deskPreviewScreens: Operation<'desk-preview-screens'> = 'POST /desk/api/v1/lender/preview/screens';

/** The rate sheets of the lender */
export const deskRateSheetsGet: Operation<'desk-rate-sheets-get'> = 'GET /desk/api/v1/lender/rate-sheets';

/** One rate sheet, as CSV */
export const deskRateSheetGet: Operation<'desk-rate-sheet-get'> = 'GET /desk/api/v1/lender/rate-sheets/{sheetId}';

/** What is wrong with rates and settings of the line, and what they would do to 500 invented borrowers; nothing is kept */
export const deskRateSheetPreview: Operation<'desk-rate-sheet-preview'> = 'POST /desk/api/v1/lender/rate-sheets/preview';

/** Keep a rate sheet under a name; it is lent by once two people have published it */
export const deskRateSheetPost: Operation<'desk-rate-sheet-post'> = 'POST /desk/api/v1/lender/rate-sheets';

/** Steps of registration or of the application: how many reach each, how long it takes, where people leave */
export const deskFunnelGet: Operation<'desk-funnel-get'> = 'GET /desk/api/v1/funnel';

/** Recordings of the lender’s visitors, newest first */
export const deskReplaysGet: Operation<'desk-replays-get'> = 'GET /desk/api/v1/replays';

/** Watch a recording: a few of its pieces from one on. It is a line in the log of views, and what is watched of it within an hour is no other */
export const deskReplayView: Operation<'desk-replay-view'> = 'POST /desk/api/v1/replays/{id}/view';

/** Chats of the lender: those that wait longest first, others with the last message first */
export const deskChatsGet: Operation<'desk-chats-get'> = 'GET /desk/api/v1/chats';

/** One chat, and its messages after a number. Looking is recorded: a line a day */
export const deskChatGet: Operation<'desk-chat-get'> = 'GET /desk/api/v1/chats/{conversationUuid}';

/** Answer. Refused with 409 conflict when a colleague has written something that the sender has not seen */
export const deskChatMessagePost: Operation<'desk-chat-message-post'> = 'POST /desk/api/v1/chats/{conversationUuid}/messages';

/** Answer this chat oneself; 409 conflict when a colleague took it first */
export const deskChatTake: Operation<'desk-chat-take'> = 'POST /desk/api/v1/chats/{conversationUuid}/take';

/** Hand the chat to a colleague, or back to all, with a note for them */
export const deskChatTransfer: Operation<'desk-chat-transfer'> = 'POST /desk/api/v1/chats/{conversationUuid}/transfer';

/** A note that only colleagues read */
export const deskChatNotePost: Operation<'desk-chat-note-post'> = 'POST /desk/api/v1/chats/{conversationUuid}/notes';

/** Read up to a number */
export const deskChatReadPost: Operation<'desk-chat-read-post'> = 'POST /desk/api/v1/chats/{conversationUuid}/read';

/** End the chat */
export const deskChatEnd: Operation<'desk-chat-end'> = 'POST /desk/api/v1/chats/{conversationUuid}/end';

/** The person was called back */
export const deskChatCalled: Operation<'desk-chat-called'> = 'POST /desk/api/v1/chats/{conversationUuid}/called';

/** One file of a chat that passed the checks; the view is logged */
export const deskChatFile: Operation<'desk-chat-file'> = 'GET /desk/api/v1/chats/{conversationUuid}/files/{fileUuid}';

/** Whether the caller takes chats, and who else does */
export const deskChatPresenceGet: Operation<'desk-chat-presence-get'> = 'GET /desk/api/v1/chat-presence';

/** Take chats, or stop taking them. It lasts while the inbox is open: without a sign of life for a minute the caller counts as away */
export const deskChatPresencePut: Operation<'desk-chat-presence-put'> = 'PUT /desk/api/v1/chat-presence';

/** A ticket for the inbox’s socket, valid once and for half a minute: a browser sends no header with it */
export const deskChatTicket: Operation<'desk-chat-ticket'> = 'POST /desk/api/v1/chat-ticket';
