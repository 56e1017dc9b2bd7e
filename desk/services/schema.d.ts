/** Made from contract/openapi.json by `npm run api-types`. Do not change by hand. */

export interface paths {
    "/desk/api/v1/banners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The banners of the lender: those that are shown, then the others, newest first; 50 at most */
        get: operations["desk-banners-get"];
        put?: never;
        /** Publish a banner on the pages of the lender */
        post: operations["desk-banner-post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/v1/banners/{bannerUuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Edit a banner; 409 once it has ended */
        put: operations["desk-banner-put"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/v1/banners/{bannerUuid}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End a banner; one that has ended stays ended */
        post: operations["desk-banner-end"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/v1/banners/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every change of a banner, newest first */
        get: operations["desk-banner-changes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/v1/work": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Open tasks of the lender, a page at a time */
        get: operations["desk-work-get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/v1/work-counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many open tasks each queue has, how many are late, and how many are the caller’s; approvals that wait for the caller */
        get: operations["desk-work-counts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/v1/work/{taskUuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One task: what it waits for, when it is due and why, its notes, and who may have it */
        get: operations["desk-task-get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/v1/work/{taskUuid}/take": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes a task that nobody has. 409 names who has it */
        post: operations["desk-task-take"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/v1/work/{taskUuid}/hand-over": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives a task to a colleague who may do it */
        post: operations["desk-task-hand-over"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/v1/work/{taskUuid}/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives a task back to the queue */
        post: operations["desk-task-release"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/v1/work/{taskUuid}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds an internal note. Notes are not changed or removed */
        post: operations["desk-task-note"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/v1/applications/{uuid}/actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What this member of the staff may do to the application now, with the fields of each, and what waits for a second person */
        get: operations["desk-actions-get"];
        put?: never;
        /** Acts on an application, or proposes an action that takes two people */
        post: operations["desk-actions-post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/v1/applications/{uuid}/notice-preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The adverse action notices that these reasons would send, before anything is decided; the look is logged */
        get: operations["desk-notice-preview-get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/v1/approvals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Actions, corrections of identity data and changes of access that wait for a second person or for their owner, and what an owner stopped; what the caller may decide first */
        get: operations["desk-approvals-get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/v1/approvals/{proposalUuid}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A second person approves or refuses a proposal, or the first takes it back */
        post: operations["desk-approval-post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/v1/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How far this browser is signed in */
        get: operations["desk-session-get"];
        put?: never;
        /** The first step: email address and password. Never tells which of them was wrong */
        post: operations["desk-session-post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/v1/session/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The second step: a code of the authenticator app, or a recovery code. Each counts once */
        post: operations["desk-session-code"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/v1/session/passkey/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a browser needs to sign in with a passkey of a member of the staff of this host */
        post: operations["desk-session-passkey-options"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/v1/session/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in with a passkey; it counts as both steps. A passkey of a borrower is refused */
        post: operations["desk-session-passkey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/v1/session/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign out */
        post: operations["desk-session-end"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/v1/authenticator": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin to add an authenticator app, after the first step */
        post: operations["desk-authenticator-post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/v1/authenticator/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The first code of a new authenticator app: signs in, and answers the recovery codes this once */
        post: operations["desk-authenticator-confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/v1/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whom a one-time link is for */
        post: operations["desk-link-open"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/v1/link/use": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set the password with a one-time link; an authenticator app is added next */
        post: operations["desk-link-use"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/v1/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the caller signs in */
        get: operations["desk-account-get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/v1/account/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change one’s own password, with the present one; every other session ends */
        post: operations["desk-account-password"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/v1/account/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** New recovery codes in place of one’s own, with password and code; answered this once */
        post: operations["desk-account-codes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/v1/account/passkeys/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a browser needs to make a passkey, with password and code; valid for five minutes */
        post: operations["desk-passkey-options"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/v1/account/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add the passkey that the browser made */
        post: operations["desk-passkey-add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/v1/account/passkeys/{passkeyUuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Name one’s own passkey */
        put: operations["desk-passkey-rename"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/v1/account/passkeys/{passkeyUuid}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove one’s own passkey, with the password */
        post: operations["desk-passkey-remove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/v1/applications/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One application: its status in words, who acts next, its dates, product, home, borrower and officer */
        get: operations["desk-application-get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/v1/applications/{uuid}/version": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The version of an application; with after and wait, responds when it changes */
        get: operations["desk-application-version"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/v1/applications/{uuid}/timeline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The log of facts, newest first, each in a sentence, and whether its hash chain is intact */
        get: operations["desk-timeline-get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/v1/applications/{uuid}/parties": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who takes part: borrower, other owners, spouses and signers, accounts; identity data masked */
        get: operations["desk-parties-get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/v1/applications/{uuid}/figures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every figure with where it comes from: offer, ratios, income by source, liens, payoffs, costs */
        get: operations["desk-figures-get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/v1/applications/{uuid}/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every document and version: who signed it, to whom it went; every file received, with the result of its check */
        get: operations["desk-documents-get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/v1/applications/{uuid}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The emails and texts of an application, newest first, without their text */
        get: operations["desk-messages-get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/v1/applications/{uuid}/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The work of third parties: state, tries, what it answered, and the orders placed with vendors */
        get: operations["desk-orders-get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/v1/applications/{uuid}/conditions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every condition, open and closed, newest first, as the borrower reads it, with its files */
        get: operations["desk-conditions-get"];
        put?: never;
        /** Ask the borrower or a signer for something */
        post: operations["desk-condition-post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/v1/applications/{uuid}/conditions/{conditionUuid}/clear": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Clear a condition */
        post: operations["desk-condition-clear"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/v1/applications/{uuid}/uploads/{documentUuid}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accept a file; its condition is cleared once it has enough of them */
        post: operations["desk-upload-accept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/v1/applications/{uuid}/uploads/{documentUuid}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reject a file with the reason that the borrower reads */
        post: operations["desk-upload-reject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/v1/applications/{uuid}/orders/{step}/again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Order the failed work of a third party again */
        post: operations["desk-order-again"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/v1/applications/{uuid}/identity-changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Correct identity data on request; email, phone, Social Security number and birth date wait for a second person */
        post: operations["desk-identity-change"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/v1/applications/{uuid}/identity-changes/{changeId}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The second person agrees to a change of identity data, which then waits for its owner, or refuses it; one that waits is stopped; what was found of one that its owner stopped is written */
        post: operations["desk-identity-decision"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/v1/applications/{uuid}/parties/{party}/reveal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Read one masked value; the view is logged with its reason. Of a Social Security number the last four digits at most */
        post: operations["desk-party-reveal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/v1/applications/{uuid}/documents/{sha256}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One document as a PDF, or as text where it was delivered so; the view is logged */
        get: operations["desk-document-file"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/v1/applications/{uuid}/uploads/{documentUuid}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One received file that passed the checks; the view is logged */
        get: operations["desk-upload-file"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/v1/applications/{uuid}/messages/{messageUuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The text of one message; the view is logged */
        get: operations["desk-message-get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/v1/staff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everybody who works for the lender, by name */
        get: operations["desk-staff-get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/v1/staff/proposals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Changes of access that wait for a second person, and those that ended in the last 30 days */
        get: operations["desk-staff-proposals"];
        put?: never;
        /** Propose a change of access: nothing changes until another administrator or a member of compliance approves it. The others are emailed */
        post: operations["desk-staff-propose"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/v1/staff/proposals/{proposalUuid}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A second person approves or refuses a change of access, or the first takes it back. The others are emailed */
        post: operations["desk-staff-decision"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/v1/staff/{staffUuid}/suspension": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Suspend a colleague at once: their sessions end. Nobody suspends themselves, and one administrator always remains. The others are emailed */
        post: operations["desk-staff-suspend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/v1/staff/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every change of access, newest first */
        get: operations["desk-staff-changes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/v1/people/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Find people by one thing known of them, newest first, 25 a page, masked. Each page is logged without the words of the search */
        post: operations["desk-people-search"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/v1/people/{subjectUuid}/view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Look at fields of a person's data, unmasked; each look is a line in the log of views */
        post: operations["desk-person-view"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/v1/people/{subjectUuid}/password/expire": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Expire a borrower's password: every session ends, its owner is told by email, and the next sign-in by password asks for a new one. A line in the log of views */
        post: operations["desk-password-expire"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/v1/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The log of views, newest first: who looked at whose data, which fields, and why */
        get: operations["desk-views-get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/v1/feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Feedback about the product and the answers of the leave survey, newest first, with counts by topic and reason */
        get: operations["desk-feedback-get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/v1/vendors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The vendors that work of this lender waits for or failed at because they did not answer */
        get: operations["desk-vendors-get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/v1/vendors/{vendor}/again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Start all work of this lender that waits for a vendor or failed at it, 500 applications at most */
        post: operations["desk-vendor-again"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/v1/flags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The flags as the lender’s borrowers get them, and who changed one */
        get: operations["desk-flags-get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/v1/flags/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Turn a flag on or off for the lender, at once */
        put: operations["desk-flag-put"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/v1/experiments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The lender’s experiments with their results, the newest first */
        get: operations["desk-experiments-get"];
        put?: never;
        /** Plan an experiment; it is started by itself */
        post: operations["desk-experiment-post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/v1/experiments/{experimentUuid}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Start a planned experiment; one of a surface runs at a time */
        post: operations["desk-experiment-start"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/v1/experiments/{experimentUuid}/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stop an experiment for good: everyone sees what they saw before */
        post: operations["desk-experiment-stop"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/v1/funnel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Steps of registration or of the application: how many reach each, how long it takes, where people leave */
        get: operations["desk-funnel-get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/v1/replays": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Recordings of the lender’s visitors, newest first */
        get: operations["desk-replays-get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/v1/replays/{id}/view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Watch a recording: a few of its pieces from one on. It is a line in the log of views, and what is watched of it within an hour is no other */
        post: operations["desk-replay-view"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Problem: {
            type: string;
            title: string;
            status: number;
            /** @enum {string} */
            code: "invalid_request" | "unknown_organization" | "unauthenticated" | "wrong_credentials" | "wrong_code" | "second_step_required" | "password_expired" | "password_link_required" | "passkey_refused" | "password_blocked" | "account_exists" | "payment_declined" | "email_unproved" | "wrong_person" | "step_up_required" | "forbidden" | "draft_locked" | "not_found" | "challenge_over" | "code_over" | "link_over" | "reset_over" | "method_not_allowed" | "conflict" | "document_changed" | "out_of_order" | "too_slow" | "identity_change_waits" | "owner_only" | "already_active" | "draft_conflict" | "wrong_offset" | "request_running" | "invitation_ended" | "stale_version" | "precondition_required" | "too_large" | "unsupported_media_type" | "file_refused" | "quota_reached" | "not_lent" | "not_on_offer" | "key_reused" | "too_many_requests" | "unexpected" | "not_ready";
            message: string;
            errors: {
                field: string;
                message: string;
            }[];
            instance: string;
            /** @description Trace of the request (W3C Trace Context), as the log and traces name it */
            traceId: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "desk-banners-get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        uuid: string;
                        message: string;
                        /** @description Names of the applications that show it */
                        apps: string[];
                        /** @enum {string} */
                        variant: "info" | "warn";
                        active: boolean;
                        metadata: {
                            /** Format: date-time */
                            createdAt: string;
                        };
                    }[];
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "desk-banner-post": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    message: string;
                    /** @enum {string} */
                    variant: "info" | "warn";
                    apps: ("heloc" | "heloc-signer")[];
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        uuid: string;
                        message: string;
                        /** @description Names of the applications that show it */
                        apps: string[];
                        /** @enum {string} */
                        variant: "info" | "warn";
                        active: boolean;
                        metadata: {
                            /** Format: date-time */
                            createdAt: string;
                        };
                    };
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "desk-banner-put": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                bannerUuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    message: string;
                    /** @enum {string} */
                    variant: "info" | "warn";
                    apps: ("heloc" | "heloc-signer")[];
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        uuid: string;
                        message: string;
                        /** @description Names of the applications that show it */
                        apps: string[];
                        /** @enum {string} */
                        variant: "info" | "warn";
                        active: boolean;
                        metadata: {
                            /** Format: date-time */
                            createdAt: string;
                        };
                    };
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "desk-banner-end": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                bannerUuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        uuid: string;
                        message: string;
                        /** @description Names of the applications that show it */
                        apps: string[];
                        /** @enum {string} */
                        variant: "info" | "warn";
                        active: boolean;
                        metadata: {
                            /** Format: date-time */
                            createdAt: string;
                        };
                    };
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "desk-banner-changes": {
        parameters: {
            query?: {
                page?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        rows: {
                            /** Format: uuid */
                            id: string;
                            /** Format: date-time */
                            at: string;
                            person: string;
                            /** @enum {string} */
                            action: "PUBLISH" | "EDIT" | "END";
                            /** @description As it read after the change */
                            message: string;
                            /** @enum {string} */
                            variant: "info" | "warn";
                            apps: string[];
                        }[];
                        total: number;
                    };
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "desk-work-get": {
        parameters: {
            query?: {
                queue?: "credit" | "underwriting" | "property" | "documents" | "closing" | "funding" | "compliance" | "vendors";
                /** @description The kind of a task, such as UNDERWRITING_REVIEW */
                status?: string;
                /** @description Tasks that this role may end */
                role?: "processor" | "underwriter" | "closer" | "funder" | "compliance" | "agent" | "auditor" | "admin";
                who?: "mine" | "unassigned" | "everybody";
                overdue?: "true";
                product?: "HELOC" | "CRYPTO" | "MERCHANT";
                state?: "AL" | "AK" | "AZ" | "AR" | "CA" | "CO" | "CT" | "DE" | "DC" | "FL" | "GA" | "HI" | "ID" | "IL" | "IN" | "IA" | "KS" | "KY" | "LA" | "ME" | "MD" | "MA" | "MI" | "MN" | "MS" | "MO" | "MT" | "NE" | "NV" | "NH" | "NJ" | "NM" | "NY" | "NC" | "ND" | "OH" | "OK" | "OR" | "PA" | "RI" | "SC" | "SD" | "TN" | "TX" | "UT" | "VT" | "VA" | "WA" | "WV" | "WI" | "WY";
                sort?: "due" | "age" | "priority";
                /** @description `next` of the page before */
                after?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        tasks: {
                            /** Format: uuid */
                            uuid: string;
                            /** @description Sent back with take, hand-over and release */
                            version: number;
                            /** Format: uuid */
                            applicationUuid: string;
                            loanNumber: string;
                            /** @description First name and initial: the whole name is on the application, where reading it is logged */
                            borrower: string;
                            product: string;
                            state: string | null;
                            status: string;
                            kind: string;
                            title: string;
                            /** @enum {string} */
                            queue: "credit" | "underwriting" | "property" | "documents" | "closing" | "funding" | "compliance" | "vendors";
                            priority: number;
                            /** Format: date-time */
                            openedAt: string;
                            /** Format: date-time */
                            dueAt: string;
                            /** @description By the clock of the application */
                            ageSeconds: number;
                            /** @description Negative once it is late */
                            dueInSeconds: number;
                            /** @enum {string} */
                            dueBy: "PROMISE" | "LAW";
                            isLate: boolean;
                            assignee: {
                                /** Format: uuid */
                                uuid: string;
                                name: string;
                            } | null;
                            isMine: boolean;
                            /** @description The caller’s role may end it */
                            mayAct: boolean;
                        }[];
                        next: string | null;
                    };
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "desk-work-counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        queues: {
                            /** @enum {string} */
                            queue: "credit" | "underwriting" | "property" | "documents" | "closing" | "funding" | "compliance" | "vendors";
                            title: string;
                            open: number;
                            late: number;
                            mine: number;
                        }[];
                        open: number;
                        late: number;
                        mine: number;
                        unassigned: number;
                        approvals: number;
                    };
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "desk-task-get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                taskUuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        task: {
                            /** Format: uuid */
                            uuid: string;
                            /** @description Sent back with take, hand-over and release */
                            version: number;
                            /** Format: uuid */
                            applicationUuid: string;
                            loanNumber: string;
                            /** @description First name and initial: the whole name is on the application, where reading it is logged */
                            borrower: string;
                            product: string;
                            state: string | null;
                            status: string;
                            kind: string;
                            title: string;
                            /** @enum {string} */
                            queue: "credit" | "underwriting" | "property" | "documents" | "closing" | "funding" | "compliance" | "vendors";
                            priority: number;
                            /** Format: date-time */
                            openedAt: string;
                            /** Format: date-time */
                            dueAt: string;
                            /** @description By the clock of the application */
                            ageSeconds: number;
                            /** @description Negative once it is late */
                            dueInSeconds: number;
                            /** @enum {string} */
                            dueBy: "PROMISE" | "LAW";
                            isLate: boolean;
                            assignee: {
                                /** Format: uuid */
                                uuid: string;
                                name: string;
                            } | null;
                            isMine: boolean;
                            /** @description The caller’s role may end it */
                            mayAct: boolean;
                        };
                        /** @description Of the home */
                        timeZone: string;
                        waitsFor: string;
                        promise: {
                            /** Format: date-time */
                            at: string;
                            source: string;
                        } | null;
                        law: {
                            /** Format: date */
                            on: string;
                            source: string;
                        } | null;
                        closedAt: string | null;
                        notes: {
                            /** Format: uuid */
                            uuid: string;
                            /** @enum {string} */
                            kind: "NOTE" | "TAKEN" | "HANDED_OVER" | "RELEASED";
                            by: {
                                /** Format: uuid */
                                uuid: string;
                                name: string;
                            };
                            to: {
                                /** Format: uuid */
                                uuid: string;
                                name: string;
                            } | null;
                            text: string | null;
                            /** Format: date-time */
                            at: string;
                        }[];
                        /** @description Who may do it, besides the caller */
                        colleagues: {
                            /** Format: uuid */
                            uuid: string;
                            name: string;
                            /** @enum {string} */
                            role: "processor" | "underwriter" | "closer" | "funder" | "compliance" | "agent" | "auditor" | "admin";
                        }[];
                    };
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "desk-task-take": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                taskUuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Of the task as it was read */
                    version: number;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        version: number;
                        assignee: {
                            /** Format: uuid */
                            uuid: string;
                            name: string;
                        } | null;
                    };
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "desk-task-hand-over": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                taskUuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Of the task as it was read */
                    version: number;
                    /** Format: uuid */
                    to: string;
                    text?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        version: number;
                        assignee: {
                            /** Format: uuid */
                            uuid: string;
                            name: string;
                        } | null;
                    };
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "desk-task-release": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                taskUuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Of the task as it was read */
                    version: number;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        version: number;
                        assignee: {
                            /** Format: uuid */
                            uuid: string;
                            name: string;
                        } | null;
                    };
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "desk-task-note": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                taskUuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    text: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        uuid: string;
                        /** @enum {string} */
                        kind: "NOTE" | "TAKEN" | "HANDED_OVER" | "RELEASED";
                        by: {
                            /** Format: uuid */
                            uuid: string;
                            name: string;
                        };
                        to: {
                            /** Format: uuid */
                            uuid: string;
                            name: string;
                        } | null;
                        text: string | null;
                        /** Format: date-time */
                        at: string;
                    };
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "desk-actions-get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Of the home: times that are typed are its times */
                        timeZone: string;
                        version: number;
                        status: string;
                        actions: {
                            /** @enum {string} */
                            action: "clear" | "decline" | "verify-alert" | "review-merchant" | "amend-lien" | "clear-condition" | "add-condition" | "accept-document" | "reject-document" | "cancel" | "withdraw" | "redrive" | "clear-check" | "verify-income" | "review-account" | "refuse-account" | "record-payout-call" | "review-identity" | "agree-value" | "clear-title" | "order-again" | "approve-attorney" | "acknowledge-value" | "record-manual-deed" | "post-texas-disclosures" | "note-spanish" | "certify-trust" | "correct-recording" | "clear-final-checks" | "approve-funding" | "record-payoff" | "hold-funding" | "release-hold" | "record-rescission" | "record-refund" | "record-release" | "confirm-unwound" | "settle-after-end" | "approve" | "request-more" | "schedule" | "notary-no-show" | "record" | "accept-correction" | "refuse-correction" | "mail-again";
                            title: string;
                            /** @description What happens, said before it is confirmed */
                            does: string;
                            /** @description It ends the application or refuses the borrower something */
                            isHarsh: boolean;
                            /** @description Why a second person has to approve it; null where one is enough */
                            twoPeople: string | null;
                            /** @description What the task of this page waits for: it stands first */
                            isPrimary: boolean;
                            fields: {
                                name: string;
                                label: string;
                                hint: string | null;
                                /** @enum {string} */
                                kind: "text" | "lines" | "dollars" | "date" | "instant" | "choice" | "choices" | "file";
                                required: boolean;
                                maxLength: number | null;
                                options: {
                                    value: string;
                                    label: string;
                                    /** @description Of a reason: the figure that it rests on, and its limit */
                                    figure: string | null;
                                    /** @description The figures contradict the reason: it needs a written reason and a second person */
                                    contradicted: boolean;
                                }[];
                            }[];
                        }[];
                        proposals: {
                            /** Format: uuid */
                            uuid: string;
                            /** @enum {string} */
                            action: "clear" | "decline" | "verify-alert" | "review-merchant" | "amend-lien" | "clear-condition" | "add-condition" | "accept-document" | "reject-document" | "cancel" | "withdraw" | "redrive" | "clear-check" | "verify-income" | "review-account" | "refuse-account" | "record-payout-call" | "review-identity" | "agree-value" | "clear-title" | "order-again" | "approve-attorney" | "acknowledge-value" | "record-manual-deed" | "post-texas-disclosures" | "note-spanish" | "certify-trust" | "correct-recording" | "clear-final-checks" | "approve-funding" | "record-payoff" | "hold-funding" | "release-hold" | "record-rescission" | "record-refund" | "record-release" | "confirm-unwound" | "settle-after-end" | "approve" | "request-more" | "schedule" | "notary-no-show" | "record" | "accept-correction" | "refuse-correction" | "mail-again";
                            title: string;
                            /** Format: uuid */
                            applicationUuid: string;
                            loanNumber: string;
                            /** @description First name and initial */
                            borrower: string;
                            /** @description Why two people are needed */
                            why: string;
                            source: string;
                            /** @description In the words of the person who proposed it */
                            reason: string | null;
                            details: {
                                label: string;
                                value: string;
                            }[];
                            /** @description Of a funding: what is paid when it is approved now */
                            sheet: {
                                /** @description Sent back as `sheetRead`: it changes with every figure and with the account */
                                id: string;
                                /**
                                 * Format: date
                                 * @description The day at the home for which the payoffs are counted
                                 */
                                asOf: string;
                                /** @description US dollars */
                                line: number;
                                /** @description Origination fee */
                                fee: number;
                                /** @description US dollars */
                                firstDraw: number;
                                /** @description Costs taken from the first draw */
                                costs: number;
                                payoffs: {
                                    id: string;
                                    creditor: string;
                                    /** @description US dollars */
                                    amount: number;
                                    goodThrough: string | null;
                                    /** @enum {string} */
                                    state: "TO_PAY" | "SENT" | "PAID" | "FAILED";
                                }[];
                                /** @description Sent to the borrower */
                                net: number;
                                payee: {
                                    /** @enum {string} */
                                    to: "BANK" | "EXCHANGE";
                                    name: string;
                                    /** @description The name that the bank was asked to compare, where it is another one than now */
                                    nameCompared: string | null;
                                    bank: string | null;
                                    /** @description Last four of the account, or of the address at the exchange */
                                    mask: string | null;
                                    verification: ("VERIFIED" | "FAILED_VERIFICATION" | "PENDING_REVIEW") | null;
                                    /** @description How alike the applicant’s name and the bank’s are, 0 to 100 */
                                    nameScore: number | null;
                                };
                                /** @description Last day on which the line could be canceled; null where nobody could */
                                cancelEndedOn: string | null;
                                openConditions: number;
                                /** @enum {string} */
                                finalChecks: "NOT_MADE" | "CLEAR" | "CLEARED_BY_STAFF" | "STOPPED";
                            } | null;
                            /** @description Of a bank account to accept: what is compared */
                            payees: {
                                role: string;
                                bank: string | null;
                                /** @description The name that the bank was asked to compare */
                                applicant: string;
                                /** @description The applicant’s name now, where it is another one */
                                nameNow: string | null;
                                /** @description As the bank has it; null where the vendor does not tell it */
                                nameAtBank: string | null;
                                /** @description How alike both are, 0 to 100; null where the bank gave no name */
                                nameScore: number | null;
                                checkedBy: ("NUMBERS" | "LINK") | null;
                                mask: string;
                                state: string;
                                isInReview: boolean;
                                /** @description What the bank or the vendor answered, in words; null where it is verified */
                                finding: string | null;
                                /** @description Its owner is or may be another person: accepting it takes a reason, evidence and two people */
                                isMismatch: boolean;
                                /** @description A changed account is not paid before this instant, or before staff have called */
                                waitsUntil: string | null;
                            }[];
                            by: {
                                /** Format: uuid */
                                uuid: string;
                                name: string;
                            };
                            role: string;
                            /** Format: date-time */
                            at: string;
                            /** @description Of the home */
                            timeZone: string;
                            mayDecide: boolean;
                            isMine: boolean;
                        }[];
                        /** @description Accounts that wait for staff, or for the time after a change */
                        payees: {
                            role: string;
                            bank: string | null;
                            /** @description The name that the bank was asked to compare */
                            applicant: string;
                            /** @description The applicant’s name now, where it is another one */
                            nameNow: string | null;
                            /** @description As the bank has it; null where the vendor does not tell it */
                            nameAtBank: string | null;
                            /** @description How alike both are, 0 to 100; null where the bank gave no name */
                            nameScore: number | null;
                            checkedBy: ("NUMBERS" | "LINK") | null;
                            mask: string;
                            state: string;
                            isInReview: boolean;
                            /** @description What the bank or the vendor answered, in words; null where it is verified */
                            finding: string | null;
                            /** @description Its owner is or may be another person: accepting it takes a reason, evidence and two people */
                            isMismatch: boolean;
                            /** @description A changed account is not paid before this instant, or before staff have called */
                            waitsUntil: string | null;
                        }[];
                        /** @description While the funding waits for its approval: what is paid */
                        sheet: {
                            /** @description Sent back as `sheetRead`: it changes with every figure and with the account */
                            id: string;
                            /**
                             * Format: date
                             * @description The day at the home for which the payoffs are counted
                             */
                            asOf: string;
                            /** @description US dollars */
                            line: number;
                            /** @description Origination fee */
                            fee: number;
                            /** @description US dollars */
                            firstDraw: number;
                            /** @description Costs taken from the first draw */
                            costs: number;
                            payoffs: {
                                id: string;
                                creditor: string;
                                /** @description US dollars */
                                amount: number;
                                goodThrough: string | null;
                                /** @enum {string} */
                                state: "TO_PAY" | "SENT" | "PAID" | "FAILED";
                            }[];
                            /** @description Sent to the borrower */
                            net: number;
                            payee: {
                                /** @enum {string} */
                                to: "BANK" | "EXCHANGE";
                                name: string;
                                /** @description The name that the bank was asked to compare, where it is another one than now */
                                nameCompared: string | null;
                                bank: string | null;
                                /** @description Last four of the account, or of the address at the exchange */
                                mask: string | null;
                                verification: ("VERIFIED" | "FAILED_VERIFICATION" | "PENDING_REVIEW") | null;
                                /** @description How alike the applicant’s name and the bank’s are, 0 to 100 */
                                nameScore: number | null;
                            };
                            /** @description Last day on which the line could be canceled; null where nobody could */
                            cancelEndedOn: string | null;
                            openConditions: number;
                            /** @enum {string} */
                            finalChecks: "NOT_MADE" | "CLEAR" | "CLEARED_BY_STAFF" | "STOPPED";
                        } | null;
                        /** @description Whose identity data the hold is about: the caller may correct them at desk-identity-change */
                        correct: "borrower" | null;
                    };
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "desk-actions-post": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    action: "clear" | "decline" | "verify-alert" | "review-merchant" | "amend-lien" | "clear-condition" | "add-condition" | "accept-document" | "reject-document" | "cancel" | "withdraw" | "redrive" | "clear-check" | "verify-income" | "review-account" | "refuse-account" | "record-payout-call" | "review-identity" | "agree-value" | "clear-title" | "order-again" | "approve-attorney" | "acknowledge-value" | "record-manual-deed" | "post-texas-disclosures" | "note-spanish" | "certify-trust" | "correct-recording" | "clear-final-checks" | "approve-funding" | "record-payoff" | "hold-funding" | "release-hold" | "record-rescission" | "record-refund" | "record-release" | "confirm-unwound" | "settle-after-end" | "approve" | "request-more" | "schedule" | "notary-no-show" | "record" | "accept-correction" | "refuse-correction" | "mail-again";
                    /** @description For colleagues, stored beside the facts: the borrower never reads it */
                    reason?: string;
                    /** @description Of a request, a rejected file, a refused correction: what the borrower reads */
                    textForBorrower?: string;
                    /** @description For decline and cancel, required: the principal reasons, of those that the form lists */
                    reasons?: ("DTI_OVER" | "INCOME_LOW" | "INCOME_UNVERIFIED" | "EMPLOY_UNVERIFIED" | "EMPLOY_SHORT" | "UNEMPLOYED" | "SCORE_LOW" | "THIN" | "NO_FILE" | "LATES" | "COLLECTIONS" | "GARNISH" | "FORECLOSURE" | "BK" | "INQUIRIES" | "CLTV_OVER" | "AVM_LOW" | "PROP_TYPE" | "CONDITION" | "ID_FAIL" | "FACTA" | "INCOMPLETE" | "RECENT_TRANSFER" | "LISTED_FOR_SALE" | "STATE" | "MINOR" | "LIENS_AHEAD" | "EQUITY_LOAN_WITHIN_YEAR" | "CREDIT_UNVERIFIED" | "OWNERSHIP_UNVERIFIED" | "TITLE_DEFECT" | "INSURANCE" | "OWNER_REFUSED")[];
                    /** Format: uuid */
                    conditionUuid?: string;
                    /**
                     * Format: uuid
                     * @description The file to review; by default the oldest that waits
                     */
                    documentUuid?: string;
                    /**
                     * @description For add-condition: what is requested
                     * @enum {string}
                     */
                    category?: "BANK_ACCOUNT_FRAUD_REVIEW" | "FALSE_OWNERSHIP_TYPE_REVIEW" | "GENERIC_DOCUMENT_REQUEST" | "HARD_CREDIT_INQUIRY_REVIEW" | "HELOC_MANUAL_PAYSTUB_UPLOAD" | "ID_VERIFICATION_FAILURE" | "IDENTITY_DOCUMENT_FRAUD_REVIEW" | "MISSING_PHONE_NUMBER" | "PROPERTY_LEGAL_DESCRIPTION" | "PROPERTY_OWNERSHIP_FRAUD_REVIEW" | "REVIEW_TRUST_REQUIREMENTS" | "ESCALATION_REVIEW";
                    /**
                     * Format: uuid
                     * @description For add-condition: the signer it is for
                     */
                    signerId?: string;
                    /** @description For record-rescission: who canceled, `borrower` or a signer’s id; by default the borrower */
                    canceledBy?: "borrower" | string;
                    /** @description For review-account of an account that is or may be another person’s, required: what proves it */
                    evidence?: string;
                    /**
                     * @description For record-payout-call, required: what the call ended with
                     * @enum {string}
                     */
                    callResult?: "CONFIRMED" | "DISOWNED" | "NO_ANSWER";
                    /** @description For record-payout-call: who answered */
                    answeredBy?: string;
                    /** @description For approve-funding, required of a staff member: `id` of the funding sheet that was read */
                    sheetRead?: string;
                    /**
                     * Format: date-time
                     * @description For schedule: the appointment with the notary; by default the first time that was proposed
                     */
                    at?: string;
                    /** @description For schedule, required: who notarizes, and where */
                    meeting?: {
                        notary: string;
                        place: string;
                    };
                    /** @description For verify-income, required: gross dollars a month, as read from the paystubs */
                    monthlyIncome?: number;
                    /** @description For amend-lien, required: the lien, and what is different about it */
                    lien?: {
                        id: string;
                        /** @description Dollars owed */
                        balance?: number;
                        /** @description Dollars a month */
                        payment?: number;
                        /** @description Its place among the liens on the home; the others keep their order */
                        position?: string;
                    };
                    /**
                     * Format: date
                     * @description For record-rescission: the day on which the notice was mailed or sent, where the home is
                     */
                    postmark?: string;
                    /**
                     * @description For record-manual-deed of a Texas homestead, required: whose office everything was signed at
                     * @enum {string}
                     */
                    office?: "TITLE_COMPANY" | "ATTORNEY" | "LENDER";
                    /** @description For record: the county’s stamp */
                    instrumentNo?: string;
                    /** @description For acknowledge-value: the officer who signs for the lender, with their title; required of a staff member */
                    officer?: {
                        name: string;
                        title: string;
                    };
                    /** @description For mail-again: where the person gets mail now; by default their own address */
                    address?: {
                        street1: string;
                        street2?: string;
                        /** @description Letters and spaces */
                        city: string;
                        /** @enum {string} */
                        state: "AL" | "AK" | "AZ" | "AR" | "CA" | "CO" | "CT" | "DE" | "DC" | "FL" | "GA" | "HI" | "ID" | "IL" | "IN" | "IA" | "KS" | "KY" | "LA" | "ME" | "MD" | "MA" | "MI" | "MN" | "MS" | "MO" | "MT" | "NE" | "NV" | "NH" | "NJ" | "NM" | "NY" | "NC" | "ND" | "OH" | "OK" | "OR" | "PA" | "RI" | "SC" | "SD" | "TN" | "TX" | "UT" | "VT" | "VA" | "WA" | "WV" | "WI" | "WY";
                        zip: string;
                    };
                    /** @description For record-manual-deed, required: the deed and the notary’s certificate */
                    returned?: {
                        /** @description The PDF as the notary returned it, in base64 */
                        deed: string;
                        notary: string;
                        commission: string;
                        /** Format: date */
                        expires: string;
                        state: string;
                        county: string;
                        /** @description Names, separated by commas */
                        witnesses?: string;
                    };
                    /** @description For record-rescission, required: the letter as it came, a PDF in base64 */
                    letter?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        state: "DONE" | "PROPOSED";
                        version: number;
                        status: string;
                        proposalUuid: string | null;
                    };
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "desk-notice-preview-get": {
        parameters: {
            query: {
                action: "decline" | "cancel";
                /** @description One to four codes, separated by commas */
                reasons: string;
            };
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        notices: {
                            to: string;
                            title: string;
                            /** @description Its paragraphs, separated by empty lines */
                            text: string;
                        }[];
                    };
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "desk-approvals-get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        proposals: {
                            /** Format: uuid */
                            uuid: string;
                            /** @enum {string} */
                            action: "clear" | "decline" | "verify-alert" | "review-merchant" | "amend-lien" | "clear-condition" | "add-condition" | "accept-document" | "reject-document" | "cancel" | "withdraw" | "redrive" | "clear-check" | "verify-income" | "review-account" | "refuse-account" | "record-payout-call" | "review-identity" | "agree-value" | "clear-title" | "order-again" | "approve-attorney" | "acknowledge-value" | "record-manual-deed" | "post-texas-disclosures" | "note-spanish" | "certify-trust" | "correct-recording" | "clear-final-checks" | "approve-funding" | "record-payoff" | "hold-funding" | "release-hold" | "record-rescission" | "record-refund" | "record-release" | "confirm-unwound" | "settle-after-end" | "approve" | "request-more" | "schedule" | "notary-no-show" | "record" | "accept-correction" | "refuse-correction" | "mail-again";
                            title: string;
                            /** Format: uuid */
                            applicationUuid: string;
                            loanNumber: string;
                            /** @description First name and initial */
                            borrower: string;
                            /** @description Why two people are needed */
                            why: string;
                            source: string;
                            /** @description In the words of the person who proposed it */
                            reason: string | null;
                            details: {
                                label: string;
                                value: string;
                            }[];
                            /** @description Of a funding: what is paid when it is approved now */
                            sheet: {
                                /** @description Sent back as `sheetRead`: it changes with every figure and with the account */
                                id: string;
                                /**
                                 * Format: date
                                 * @description The day at the home for which the payoffs are counted
                                 */
                                asOf: string;
                                /** @description US dollars */
                                line: number;
                                /** @description Origination fee */
                                fee: number;
                                /** @description US dollars */
                                firstDraw: number;
                                /** @description Costs taken from the first draw */
                                costs: number;
                                payoffs: {
                                    id: string;
                                    creditor: string;
                                    /** @description US dollars */
                                    amount: number;
                                    goodThrough: string | null;
                                    /** @enum {string} */
                                    state: "TO_PAY" | "SENT" | "PAID" | "FAILED";
                                }[];
                                /** @description Sent to the borrower */
                                net: number;
                                payee: {
                                    /** @enum {string} */
                                    to: "BANK" | "EXCHANGE";
                                    name: string;
                                    /** @description The name that the bank was asked to compare, where it is another one than now */
                                    nameCompared: string | null;
                                    bank: string | null;
                                    /** @description Last four of the account, or of the address at the exchange */
                                    mask: string | null;
                                    verification: ("VERIFIED" | "FAILED_VERIFICATION" | "PENDING_REVIEW") | null;
                                    /** @description How alike the applicant’s name and the bank’s are, 0 to 100 */
                                    nameScore: number | null;
                                };
                                /** @description Last day on which the line could be canceled; null where nobody could */
                                cancelEndedOn: string | null;
                                openConditions: number;
                                /** @enum {string} */
                                finalChecks: "NOT_MADE" | "CLEAR" | "CLEARED_BY_STAFF" | "STOPPED";
                            } | null;
                            /** @description Of a bank account to accept: what is compared */
                            payees: {
                                role: string;
                                bank: string | null;
                                /** @description The name that the bank was asked to compare */
                                applicant: string;
                                /** @description The applicant’s name now, where it is another one */
                                nameNow: string | null;
                                /** @description As the bank has it; null where the vendor does not tell it */
                                nameAtBank: string | null;
                                /** @description How alike both are, 0 to 100; null where the bank gave no name */
                                nameScore: number | null;
                                checkedBy: ("NUMBERS" | "LINK") | null;
                                mask: string;
                                state: string;
                                isInReview: boolean;
                                /** @description What the bank or the vendor answered, in words; null where it is verified */
                                finding: string | null;
                                /** @description Its owner is or may be another person: accepting it takes a reason, evidence and two people */
                                isMismatch: boolean;
                                /** @description A changed account is not paid before this instant, or before staff have called */
                                waitsUntil: string | null;
                            }[];
                            by: {
                                /** Format: uuid */
                                uuid: string;
                                name: string;
                            };
                            role: string;
                            /** Format: date-time */
                            at: string;
                            /** @description Of the home */
                            timeZone: string;
                            mayDecide: boolean;
                            isMine: boolean;
                        }[];
                        identityChanges: {
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            applicationUuid: string;
                            loanNumber: string;
                            /** @description Whose datum: first name and initial */
                            person: string;
                            /** @enum {string} */
                            what: "NAME" | "BIRTH_DATE" | "SSN" | "ADDRESS" | "PHONE" | "EMAIL";
                            /** @enum {string} */
                            state: "ASKED" | "WAITING" | "APPLIED" | "REFUSED" | "STOPPED_BY_OWNER" | "NOT_POSSIBLE";
                            /** @description Words of staff: null to a role without borrowers’ data */
                            reason: string | null;
                            evidence: string | null;
                            /** @description Until then its owner may stop it; null before a second person agreed */
                            appliesAt: string | null;
                            /** @description When it was applied, stopped or given up */
                            endedAt: string | null;
                            /** @description Why it was refused or given up, or what was found after its owner stopped it */
                            refusal: string | null;
                            /** @description The caller is the second person whom it waits for */
                            mayDecide: boolean;
                            /** @description It waits for its owner, and the caller may stop it */
                            mayStop: boolean;
                            /** @description Its owner stopped it, and the caller writes what they found */
                            mayReview: boolean;
                            by: {
                                /** Format: uuid */
                                uuid: string;
                                name: string;
                            };
                            /** Format: date-time */
                            at: string;
                            /** @description Of the home */
                            timeZone: string;
                            isMine: boolean;
                        }[];
                        /** @description Changes of access at the desk; empty for roles that do not decide them */
                        accessProposals: {
                            /** Format: uuid */
                            uuid: string;
                            /**
                             * @description INVITED, and emailed a one-time link; another ROLE; RESTORED from a suspension, or RESET: both email a new link
                             * @enum {string}
                             */
                            change: "INVITED" | "ROLE" | "RESTORED" | "RESET";
                            /** @description Whose access */
                            name: string;
                            email: string;
                            /**
                             * @description After the change
                             * @enum {string}
                             */
                            role: "processor" | "underwriter" | "closer" | "funder" | "compliance" | "agent" | "auditor" | "admin";
                            /** @description Null for a person who is invited */
                            roleNow: ("processor" | "underwriter" | "closer" | "funder" | "compliance" | "agent" | "auditor" | "admin") | null;
                            reason: string;
                            /** @enum {string} */
                            state: "OPEN" | "APPROVED" | "REFUSED" | "WITHDRAWN" | "EXPIRED";
                            by: {
                                /** Format: uuid */
                                uuid: string;
                                name: string;
                            };
                            /** Format: date-time */
                            at: string;
                            /**
                             * Format: date-time
                             * @description Until then it waits
                             */
                            expiresAt: string;
                            /** @description Who approved or refused it */
                            second: {
                                /** Format: uuid */
                                uuid: string;
                                name: string;
                            } | null;
                            endedAt: string | null;
                            /** @description Why the second person refused it */
                            refusal: string | null;
                            isMine: boolean;
                            mayDecide: boolean;
                            /** @description Of one that is open: why the caller may not decide it */
                            whyNot: string | null;
                        }[];
                    };
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "desk-approval-post": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                proposalUuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    decision: "APPROVE" | "REFUSE" | "WITHDRAW";
                    /** @description Required to refuse */
                    reason?: string;
                    /** @description Required to approve a funding: `id` of the funding sheet that was read */
                    sheetRead?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        state: "APPROVED" | "REFUSED" | "WITHDRAWN";
                        version: number;
                        status: string;
                    };
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "desk-session-get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description ENROLL: the password was right, and an authenticator app must be added; CODE: its code is asked for
                         * @enum {string}
                         */
                        stage: "SIGNED_OUT" | "ENROLL" | "CODE" | "SIGNED_IN";
                        /** @description Who is signed in; null at every other stage */
                        member: {
                            /** Format: uuid */
                            staffUuid: string;
                            name: string;
                            email: string;
                            /** @enum {string} */
                            role: "processor" | "underwriter" | "closer" | "funder" | "compliance" | "agent" | "auditor" | "admin";
                            /** @description The lender’s: what is not about one home is shown in it */
                            timeZone: string;
                        } | null;
                        /** @description When the session ends whatever is done */
                        endsAt: string | null;
                    };
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "desk-session-post": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description ENROLL: the password was right, and an authenticator app must be added; CODE: its code is asked for
                         * @enum {string}
                         */
                        stage: "SIGNED_OUT" | "ENROLL" | "CODE" | "SIGNED_IN";
                        /** @description Who is signed in; null at every other stage */
                        member: {
                            /** Format: uuid */
                            staffUuid: string;
                            name: string;
                            email: string;
                            /** @enum {string} */
                            role: "processor" | "underwriter" | "closer" | "funder" | "compliance" | "agent" | "auditor" | "admin";
                            /** @description The lender’s: what is not about one home is shown in it */
                            timeZone: string;
                        } | null;
                        /** @description When the session ends whatever is done */
                        endsAt: string | null;
                    };
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "desk-session-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description ENROLL: the password was right, and an authenticator app must be added; CODE: its code is asked for
                         * @enum {string}
                         */
                        stage: "SIGNED_OUT" | "ENROLL" | "CODE" | "SIGNED_IN";
                        /** @description Who is signed in; null at every other stage */
                        member: {
                            /** Format: uuid */
                            staffUuid: string;
                            name: string;
                            email: string;
                            /** @enum {string} */
                            role: "processor" | "underwriter" | "closer" | "funder" | "compliance" | "agent" | "auditor" | "admin";
                            /** @description The lender’s: what is not about one home is shown in it */
                            timeZone: string;
                        } | null;
                        /** @description When the session ends whatever is done */
                        endsAt: string | null;
                    };
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "desk-session-passkey-options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "desk-session-passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    response: {
                        [key: string]: unknown;
                    };
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description ENROLL: the password was right, and an authenticator app must be added; CODE: its code is asked for
                         * @enum {string}
                         */
                        stage: "SIGNED_OUT" | "ENROLL" | "CODE" | "SIGNED_IN";
                        /** @description Who is signed in; null at every other stage */
                        member: {
                            /** Format: uuid */
                            staffUuid: string;
                            name: string;
                            email: string;
                            /** @enum {string} */
                            role: "processor" | "underwriter" | "closer" | "funder" | "compliance" | "agent" | "auditor" | "admin";
                            /** @description The lender’s: what is not about one home is shown in it */
                            timeZone: string;
                        } | null;
                        /** @description When the session ends whatever is done */
                        endsAt: string | null;
                    };
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "desk-session-end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "desk-authenticator-post": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What the QR code holds */
                        uri: string;
                        /** @description For an app that cannot read the code */
                        secret: string;
                    };
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "desk-authenticator-confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        session: {
                            /**
                             * @description ENROLL: the password was right, and an authenticator app must be added; CODE: its code is asked for
                             * @enum {string}
                             */
                            stage: "SIGNED_OUT" | "ENROLL" | "CODE" | "SIGNED_IN";
                            /** @description Who is signed in; null at every other stage */
                            member: {
                                /** Format: uuid */
                                staffUuid: string;
                                name: string;
                                email: string;
                                /** @enum {string} */
                                role: "processor" | "underwriter" | "closer" | "funder" | "compliance" | "agent" | "auditor" | "admin";
                                /** @description The lender’s: what is not about one home is shown in it */
                                timeZone: string;
                            } | null;
                            /** @description When the session ends whatever is done */
                            endsAt: string | null;
                        };
                        recoveryCodes: string[];
                    };
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "desk-link-open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        name: string;
                        /** Format: email */
                        email: string;
                        /** @enum {string} */
                        role: "processor" | "underwriter" | "closer" | "funder" | "compliance" | "agent" | "auditor" | "admin";
                    };
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "desk-link-use": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description ENROLL: the password was right, and an authenticator app must be added; CODE: its code is asked for
                         * @enum {string}
                         */
                        stage: "SIGNED_OUT" | "ENROLL" | "CODE" | "SIGNED_IN";
                        /** @description Who is signed in; null at every other stage */
                        member: {
                            /** Format: uuid */
                            staffUuid: string;
                            name: string;
                            email: string;
                            /** @enum {string} */
                            role: "processor" | "underwriter" | "closer" | "funder" | "compliance" | "agent" | "auditor" | "admin";
                            /** @description The lender’s: what is not about one home is shown in it */
                            timeZone: string;
                        } | null;
                        /** @description When the session ends whatever is done */
                        endsAt: string | null;
                    };
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "desk-account-get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        recoveryCodesLeft: number;
                        passkeys: {
                            /** Format: uuid */
                            uuid: string;
                            name: string;
                            /** Format: date-time */
                            createdAt: string;
                            lastUsedAt: string | null;
                            host: string;
                        }[];
                    };
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "desk-account-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password: string;
                    newPassword: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "desk-account-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password: string;
                    code: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        recoveryCodes: string[];
                    };
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "desk-passkey-options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password: string;
                    code: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "desk-passkey-add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    response: {
                        [key: string]: unknown;
                    };
                    name: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        name: string;
                    };
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "desk-passkey-rename": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                passkeyUuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        name: string;
                    };
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "desk-passkey-remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                passkeyUuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "desk-application-get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        uuid: string;
                        loanNumber: string;
                        version: number;
                        status: string;
                        /** @description The status in words */
                        statusText: string;
                        phase: string;
                        next: {
                            /** @enum {string} */
                            who: "BORROWER" | "STAFF" | "OTHERS" | "NOBODY";
                            text: string;
                        };
                        active: boolean;
                        /** Format: date-time */
                        since: string;
                        /** Format: date-time */
                        createdAt: string;
                        completedAt: string | null;
                        /** @description Of the home: every time on the page is in it */
                        timeZone: string;
                        lender: {
                            code: string;
                            name: string;
                        };
                        product: string;
                        /** @description To a role without borrowers’ data: first name and initial */
                        borrower: string;
                        /** @description Masked; null once it was erased */
                        home: string | null;
                        officer: {
                            name: string;
                            company: string | null;
                            nmls: string;
                        } | null;
                        /** @description The nearest deadline set by law */
                        due: {
                            what: string;
                            /** Format: date */
                            on: string;
                        } | null;
                        dates: {
                            label: string;
                            on: string;
                        }[];
                        openConditions: number;
                    };
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "desk-application-version": {
        parameters: {
            query?: {
                after?: number;
                /** @description seconds */
                wait?: number;
            };
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        version: number;
                    };
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "desk-timeline-get": {
        parameters: {
            query?: {
                topic?: "ANSWERS" | "PEOPLE" | "CREDIT" | "HOME" | "INCOME" | "DECISION" | "DOCUMENTS" | "CONDITIONS" | "CLOSING" | "MONEY" | "WORK";
                /** @description Facts before this number */
                before?: number;
                limit?: number;
            };
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        version: number;
                        chain: {
                            intact: boolean;
                            facts: number;
                            head: string;
                        };
                        entries: {
                            seq: number;
                            type: string;
                            /** @enum {string} */
                            topic: "ANSWERS" | "PEOPLE" | "CREDIT" | "HOME" | "INCOME" | "DECISION" | "DOCUMENTS" | "CONDITIONS" | "CLOSING" | "MONEY" | "WORK";
                            sentence: string;
                            /** @enum {string} */
                            actor: "borrower" | "automation" | "provider" | "staff" | "signer";
                            /** @description The person, or what acted */
                            by: string;
                            /** @description In words: how the fact came about */
                            source: string;
                            /** Format: date-time */
                            at: string;
                            /** @description In the words of the staff member who acted */
                            reason: string | null;
                        }[];
                        /** @description Send as `before` for older ones */
                        next: number | null;
                    };
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "desk-parties-get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        parties: {
                            /** @description `borrower`, or the signer’s id */
                            id: string;
                            role: string;
                            name: string;
                            masked: {
                                birthDate: string | null;
                                ssn: string | null;
                                email: string | null;
                                phone: string | null;
                                address: string | null;
                            };
                            facts: {
                                label: string;
                                value: string;
                            }[];
                        }[];
                        accounts: {
                            role: string;
                            bank: string | null;
                            /** @description The name that the bank was asked to compare */
                            applicant: string;
                            /** @description The applicant’s name now, where it is another one */
                            nameNow: string | null;
                            /** @description As the bank has it; null where the vendor does not tell it */
                            nameAtBank: string | null;
                            /** @description How alike both are, 0 to 100; null where the bank gave no name */
                            nameScore: number | null;
                            checkedBy: ("NUMBERS" | "LINK") | null;
                            mask: string;
                            state: string;
                            isInReview: boolean;
                            /** @description What the bank or the vendor answered, in words; null where it is verified */
                            finding: string | null;
                            /** @description Its owner is or may be another person: accepting it takes a reason, evidence and two people */
                            isMismatch: boolean;
                            /** @description A changed account is not paid before this instant, or before staff have called */
                            waitsUntil: string | null;
                        }[];
                        payoutCalls: {
                            mask: string | null;
                            /** @description Masked */
                            number: string;
                            answeredBy: string | null;
                            result: string;
                            by: string;
                            /** Format: date-time */
                            at: string;
                        }[];
                        /** @description Cards refused for the appraisal, as the vendor named it */
                        cardRefusals: {
                            /** Format: date-time */
                            at: string;
                            reason: string;
                        }[];
                        identityChanges: {
                            /** Format: uuid */
                            id: string;
                            party: string;
                            /** @enum {string} */
                            what: "NAME" | "BIRTH_DATE" | "SSN" | "ADDRESS" | "PHONE" | "EMAIL";
                            /** @enum {string} */
                            state: "ASKED" | "WAITING" | "APPLIED" | "REFUSED" | "STOPPED_BY_OWNER" | "NOT_POSSIBLE";
                            /** @description Words of staff: null to a role without borrowers’ data */
                            reason: string | null;
                            evidence: string | null;
                            /** @description Until then its owner may stop it; null before a second person agreed */
                            appliesAt: string | null;
                            /** @description When it was applied, stopped or given up */
                            endedAt: string | null;
                            /** @description Why it was refused or given up, or what was found after its owner stopped it */
                            refusal: string | null;
                            /** @description The caller is the second person whom it waits for */
                            mayDecide: boolean;
                            /** @description It waits for its owner, and the caller may stop it */
                            mayStop: boolean;
                            /** @description Its owner stopped it, and the caller writes what they found */
                            mayReview: boolean;
                            askedBy: string;
                            /** Format: date-time */
                            askedAt: string;
                            decidedBy: string | null;
                            decidedAt: string | null;
                        }[];
                    };
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "desk-figures-get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        groups: {
                            title: string;
                            rows: {
                                label: string;
                                amount: number | null;
                                /** @enum {string} */
                                unit: "DOLLARS" | "PERCENT" | "YEARS" | "NUMBER";
                                from: string;
                                /** @description The fact it comes from */
                                seq: number | null;
                                at: string | null;
                            }[];
                        }[];
                    };
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "desk-documents-get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        documents: {
                            kind: string;
                            title: string;
                            version: string;
                            sha256: string;
                            owner: string | null;
                            /** Format: date-time */
                            madeAt: string;
                            /** @description No later version of it exists */
                            latest: boolean;
                            signedBy: {
                                name: string;
                                /** Format: date-time */
                                at: string;
                            }[];
                            deliveries: {
                                to: string;
                                how: string;
                                /** Format: date-time */
                                at: string;
                                stage: string | null;
                            }[];
                        }[];
                        /** @description The chain of the evidence of all signatures */
                        signaturesIntact: boolean;
                        uploads: {
                            /** Format: uuid */
                            uuid: string;
                            type: string;
                            label: string;
                            /** @enum {string} */
                            state: "SCANNING" | "REFUSED" | "RECEIVED" | "ACCEPTED" | "REJECTED";
                            /** @description The result of the checks, in words */
                            check: string;
                            /** @description Why staff rejected it */
                            reason: string | null;
                            contentType: string | null;
                            bytes: number;
                            pages: number | null;
                            conditionUuid: string | null;
                            sentBy: string;
                            /** Format: date-time */
                            sentAt: string;
                            judgedAt: string | null;
                        }[];
                    };
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "desk-messages-get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        /** @enum {string} */
                        channel: "MAIL" | "TEXT";
                        /** @description Masked */
                        to: string;
                        subject: string;
                        /** Format: date-time */
                        at: string;
                        sentAt: string | null;
                        /** @enum {string} */
                        state: "SENT" | "WAITING" | "NOT_SENT";
                        /** @description Why it is not sent */
                        why: string | null;
                        /** @description False where the text contains a secret link */
                        readable: boolean;
                    }[];
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "desk-orders-get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        work: {
                            step: string;
                            name: string;
                            attempt: number;
                            /** @enum {string} */
                            state: "DUE" | "DONE" | "FAILED" | "DROPPED";
                            tries: number;
                            /** Format: date-time */
                            createdAt: string;
                            finishedAt: string | null;
                            answers: string[];
                            /** @description The caller may order it again */
                            again: boolean;
                        }[];
                        orders: {
                            provider: string;
                            ref: string;
                            step: string;
                            turn: number;
                            /** @enum {string} */
                            state: "OPEN" | "ENDED";
                            /** Format: date-time */
                            startedAt: string;
                            endedAt: string | null;
                        }[];
                    };
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "desk-conditions-get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        conditions: {
                            /** Format: uuid */
                            uuid: string;
                            category: string;
                            title: string;
                            text: string;
                            /** @description Whom it is for */
                            of: string;
                            documentsRequired: number;
                            /** Format: date-time */
                            createdAt: string;
                            /** @description The member of staff who asked; null: the product, by rule */
                            openedBy: string | null;
                            /** @description When the person who is asked first read it */
                            seenAt: string | null;
                            /** @description When the last file of theirs came that was not rejected */
                            answeredAt: string | null;
                            closedAt: string | null;
                            files: {
                                /** Format: uuid */
                                uuid: string;
                                type: string;
                                label: string;
                                state: string;
                                reason: string | null;
                                /** Format: date-time */
                                sentAt: string;
                            }[];
                        }[];
                        categories: {
                            /** @enum {string} */
                            category: "BANK_ACCOUNT_FRAUD_REVIEW" | "FALSE_OWNERSHIP_TYPE_REVIEW" | "GENERIC_DOCUMENT_REQUEST" | "HARD_CREDIT_INQUIRY_REVIEW" | "HELOC_MANUAL_PAYSTUB_UPLOAD" | "ID_VERIFICATION_FAILURE" | "IDENTITY_DOCUMENT_FRAUD_REVIEW" | "MISSING_PHONE_NUMBER" | "PROPERTY_LEGAL_DESCRIPTION" | "PROPERTY_OWNERSHIP_FRAUD_REVIEW" | "REVIEW_TRUST_REQUIREMENTS" | "ESCALATION_REVIEW";
                            title: string;
                            text: string;
                            takesFiles: boolean;
                            ofSigner: boolean;
                        }[];
                        /** @description Whom one can be asked of */
                        people: {
                            id: string;
                            name: string;
                        }[];
                        mayAct: boolean;
                    };
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "desk-condition-post": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    category: "BANK_ACCOUNT_FRAUD_REVIEW" | "FALSE_OWNERSHIP_TYPE_REVIEW" | "GENERIC_DOCUMENT_REQUEST" | "HARD_CREDIT_INQUIRY_REVIEW" | "HELOC_MANUAL_PAYSTUB_UPLOAD" | "ID_VERIFICATION_FAILURE" | "IDENTITY_DOCUMENT_FRAUD_REVIEW" | "MISSING_PHONE_NUMBER" | "PROPERTY_LEGAL_DESCRIPTION" | "PROPERTY_OWNERSHIP_FRAUD_REVIEW" | "REVIEW_TRUST_REQUIREMENTS" | "ESCALATION_REVIEW";
                    /** @description What the borrower reads */
                    textForBorrower: string;
                    /** @description How many files; those of the category when absent */
                    documents?: number;
                    /**
                     * Format: uuid
                     * @description Of whom; the borrower when absent
                     */
                    signerId?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        version: number;
                        status: string;
                    };
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "desk-condition-clear": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
                conditionUuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        version: number;
                        status: string;
                    };
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "desk-upload-accept": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
                documentUuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        version: number;
                        status: string;
                    };
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "desk-upload-reject": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
                documentUuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    textForBorrower: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        version: number;
                        status: string;
                    };
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "desk-order-again": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
                step: "pre-soft-package" | "soft-credit" | "parcel" | "title-snapshot" | "valuation" | "underwriting" | "application-package" | "hard-credit" | "flood" | "checks" | "identity-result" | "income-report" | "employment" | "valuation-order" | "valuation-result" | "appraisal-refund" | "title-order" | "title-result" | "payoff-letters" | "wallet" | "identity-change" | "final-underwriting" | "closing-package" | "credit-refresh" | "note-package" | "signer-checks" | "notary-setup" | "notary-result" | "rescission-notice" | "rescission-refund" | "recording" | "recording-result" | "final-checks" | "debt-payoff" | "disbursement" | "disbursement-result";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        version: number;
                        status: string;
                    };
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "desk-identity-change": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    party: "borrower" | string;
                    reason: string;
                    evidence: string;
                    /** @enum {string} */
                    what: "NAME";
                    /** @description Letters, spaces and hyphens */
                    firstName: string;
                    /** @description Letters, spaces and hyphens, apostrophes; a period at the end */
                    middleName?: string;
                    /** @description Letters, spaces and hyphens */
                    lastName: string;
                    /** @enum {string} */
                    suffix?: "" | "JR" | "SR" | "I" | "II" | "III" | "IV" | "V";
                } | {
                    party: "borrower" | string;
                    reason: string;
                    evidence: string;
                    /** @enum {string} */
                    what: "BIRTH_DATE";
                    /** Format: date */
                    dob: string;
                } | {
                    party: "borrower" | string;
                    reason: string;
                    evidence: string;
                    /** @enum {string} */
                    what: "SSN";
                    ssn: string;
                } | {
                    party: "borrower" | string;
                    reason: string;
                    evidence: string;
                    /** @enum {string} */
                    what: "ADDRESS";
                    address: {
                        street1: string;
                        street2?: string;
                        /** @description Letters and spaces */
                        city: string;
                        /** @enum {string} */
                        state: "AL" | "AK" | "AZ" | "AR" | "CA" | "CO" | "CT" | "DE" | "DC" | "FL" | "GA" | "HI" | "ID" | "IL" | "IN" | "IA" | "KS" | "KY" | "LA" | "ME" | "MD" | "MA" | "MI" | "MN" | "MS" | "MO" | "MT" | "NE" | "NV" | "NH" | "NJ" | "NM" | "NY" | "NC" | "ND" | "OH" | "OK" | "OR" | "PA" | "RI" | "SC" | "SD" | "TN" | "TX" | "UT" | "VT" | "VA" | "WA" | "WV" | "WI" | "WY";
                        zip: string;
                    };
                } | {
                    party: "borrower" | string;
                    reason: string;
                    evidence: string;
                    /** @enum {string} */
                    what: "PHONE";
                    phone: string;
                } | {
                    party: "borrower" | string;
                    reason: string;
                    evidence: string;
                    /** @enum {string} */
                    what: "EMAIL";
                    /** Format: email */
                    email: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        version: number;
                        status: string;
                        /** @enum {string} */
                        state: "ASKED" | "WAITING" | "APPLIED" | "REFUSED" | "STOPPED_BY_OWNER" | "NOT_POSSIBLE";
                        /** Format: uuid */
                        changeId: string;
                    };
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "desk-identity-decision": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
                changeId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    accept: boolean;
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        version: number;
                        status: string;
                        /** @enum {string} */
                        state: "ASKED" | "WAITING" | "APPLIED" | "REFUSED" | "STOPPED_BY_OWNER" | "NOT_POSSIBLE";
                        /** Format: uuid */
                        changeId: string;
                    };
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "desk-party-reveal": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
                party: "borrower" | string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    what: "BIRTH_DATE" | "EMAIL" | "PHONE" | "ADDRESS" | "SSN_LAST4" | "HOME";
                    /** @enum {string} */
                    reason: "WORK" | "CALL" | "COMPLAINT" | "FRAUD" | "QUALITY" | "LEGAL" | "OTHER";
                    note: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: string;
                    };
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "desk-document-file": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
                sha256: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bytes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "desk-upload-file": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
                documentUuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bytes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "desk-message-get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
                messageUuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        subject: string;
                        body: string;
                    };
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "desk-staff-get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        staffUuid: string;
                        name: string;
                        email: string;
                        /** @enum {string} */
                        role: "processor" | "underwriter" | "closer" | "funder" | "compliance" | "agent" | "auditor" | "admin";
                        /**
                         * @description INVITED until the person has set password and authenticator
                         * @enum {string}
                         */
                        state: "INVITED" | "ACTIVE" | "SUSPENDED";
                        lastSignInAt: string | null;
                        isYou: boolean;
                    }[];
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "desk-staff-proposals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        proposals: {
                            /** Format: uuid */
                            uuid: string;
                            /**
                             * @description INVITED, and emailed a one-time link; another ROLE; RESTORED from a suspension, or RESET: both email a new link
                             * @enum {string}
                             */
                            change: "INVITED" | "ROLE" | "RESTORED" | "RESET";
                            /** @description Whose access */
                            name: string;
                            email: string;
                            /**
                             * @description After the change
                             * @enum {string}
                             */
                            role: "processor" | "underwriter" | "closer" | "funder" | "compliance" | "agent" | "auditor" | "admin";
                            /** @description Null for a person who is invited */
                            roleNow: ("processor" | "underwriter" | "closer" | "funder" | "compliance" | "agent" | "auditor" | "admin") | null;
                            reason: string;
                            /** @enum {string} */
                            state: "OPEN" | "APPROVED" | "REFUSED" | "WITHDRAWN" | "EXPIRED";
                            by: {
                                /** Format: uuid */
                                uuid: string;
                                name: string;
                            };
                            /** Format: date-time */
                            at: string;
                            /**
                             * Format: date-time
                             * @description Until then it waits
                             */
                            expiresAt: string;
                            /** @description Who approved or refused it */
                            second: {
                                /** Format: uuid */
                                uuid: string;
                                name: string;
                            } | null;
                            endedAt: string | null;
                            /** @description Why the second person refused it */
                            refusal: string | null;
                            isMine: boolean;
                            mayDecide: boolean;
                            /** @description Of one that is open: why the caller may not decide it */
                            whyNot: string | null;
                        }[];
                        /** @description Domains of email addresses at which people are invited */
                        domains: string[];
                    };
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "desk-staff-propose": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    change: "INVITED";
                    name: string;
                    /** Format: email */
                    email: string;
                    /** @enum {string} */
                    role: "processor" | "underwriter" | "closer" | "funder" | "compliance" | "agent" | "auditor" | "admin";
                    reason: string;
                } | {
                    /** @enum {string} */
                    change: "ROLE";
                    /** Format: uuid */
                    staffUuid: string;
                    /** @enum {string} */
                    role: "processor" | "underwriter" | "closer" | "funder" | "compliance" | "agent" | "auditor" | "admin";
                    reason: string;
                } | {
                    /** @enum {string} */
                    change: "RESTORED" | "RESET";
                    /** Format: uuid */
                    staffUuid: string;
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        uuid: string;
                        /**
                         * @description INVITED, and emailed a one-time link; another ROLE; RESTORED from a suspension, or RESET: both email a new link
                         * @enum {string}
                         */
                        change: "INVITED" | "ROLE" | "RESTORED" | "RESET";
                        /** @description Whose access */
                        name: string;
                        email: string;
                        /**
                         * @description After the change
                         * @enum {string}
                         */
                        role: "processor" | "underwriter" | "closer" | "funder" | "compliance" | "agent" | "auditor" | "admin";
                        /** @description Null for a person who is invited */
                        roleNow: ("processor" | "underwriter" | "closer" | "funder" | "compliance" | "agent" | "auditor" | "admin") | null;
                        reason: string;
                        /** @enum {string} */
                        state: "OPEN" | "APPROVED" | "REFUSED" | "WITHDRAWN" | "EXPIRED";
                        by: {
                            /** Format: uuid */
                            uuid: string;
                            name: string;
                        };
                        /** Format: date-time */
                        at: string;
                        /**
                         * Format: date-time
                         * @description Until then it waits
                         */
                        expiresAt: string;
                        /** @description Who approved or refused it */
                        second: {
                            /** Format: uuid */
                            uuid: string;
                            name: string;
                        } | null;
                        endedAt: string | null;
                        /** @description Why the second person refused it */
                        refusal: string | null;
                        isMine: boolean;
                        mayDecide: boolean;
                        /** @description Of one that is open: why the caller may not decide it */
                        whyNot: string | null;
                    };
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "desk-staff-decision": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                proposalUuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    decision: "APPROVE" | "REFUSE" | "WITHDRAW";
                    /** @description Required to refuse */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        uuid: string;
                        /**
                         * @description INVITED, and emailed a one-time link; another ROLE; RESTORED from a suspension, or RESET: both email a new link
                         * @enum {string}
                         */
                        change: "INVITED" | "ROLE" | "RESTORED" | "RESET";
                        /** @description Whose access */
                        name: string;
                        email: string;
                        /**
                         * @description After the change
                         * @enum {string}
                         */
                        role: "processor" | "underwriter" | "closer" | "funder" | "compliance" | "agent" | "auditor" | "admin";
                        /** @description Null for a person who is invited */
                        roleNow: ("processor" | "underwriter" | "closer" | "funder" | "compliance" | "agent" | "auditor" | "admin") | null;
                        reason: string;
                        /** @enum {string} */
                        state: "OPEN" | "APPROVED" | "REFUSED" | "WITHDRAWN" | "EXPIRED";
                        by: {
                            /** Format: uuid */
                            uuid: string;
                            name: string;
                        };
                        /** Format: date-time */
                        at: string;
                        /**
                         * Format: date-time
                         * @description Until then it waits
                         */
                        expiresAt: string;
                        /** @description Who approved or refused it */
                        second: {
                            /** Format: uuid */
                            uuid: string;
                            name: string;
                        } | null;
                        endedAt: string | null;
                        /** @description Why the second person refused it */
                        refusal: string | null;
                        isMine: boolean;
                        mayDecide: boolean;
                        /** @description Of one that is open: why the caller may not decide it */
                        whyNot: string | null;
                    };
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "desk-staff-suspend": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                staffUuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        staffUuid: string;
                        name: string;
                        email: string;
                        /** @enum {string} */
                        role: "processor" | "underwriter" | "closer" | "funder" | "compliance" | "agent" | "auditor" | "admin";
                        /**
                         * @description INVITED until the person has set password and authenticator
                         * @enum {string}
                         */
                        state: "INVITED" | "ACTIVE" | "SUSPENDED";
                        lastSignInAt: string | null;
                        isYou: boolean;
                    };
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "desk-staff-changes": {
        parameters: {
            query?: {
                page?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        rows: {
                            /** Format: uuid */
                            id: string;
                            /** Format: date-time */
                            at: string;
                            /** @description Null: the command on the server */
                            by: string | null;
                            /** @description Who approved it; null where one person is enough */
                            second: string | null;
                            name: string;
                            /** @enum {string} */
                            change: "INVITED" | "ROLE" | "SUSPENDED" | "RESTORED" | "RESET" | "COMMAND";
                            /** @enum {string} */
                            role: "processor" | "underwriter" | "closer" | "funder" | "compliance" | "agent" | "auditor" | "admin";
                            reason: string;
                        }[];
                        total: number;
                    };
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "desk-people-search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    by: "NAME" | "EMAIL" | "PHONE" | "SSN_LAST4" | "APPLICATION";
                    text: string;
                    /**
                     * Format: uuid
                     * @description `next` of the page before
                     */
                    after?: string;
                    /** @enum {string} */
                    reason: "WORK" | "CALL" | "COMPLAINT" | "FRAUD" | "QUALITY" | "LEGAL" | "OTHER";
                    note: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        people: {
                            /** Format: uuid */
                            subjectUuid: string;
                            /** @enum {string} */
                            kind: "BORROWER" | "CO_OWNER";
                            /** @description First name and the first letter of the last */
                            name: string;
                            /** @description Masked */
                            email: string;
                            /** @description Masked */
                            phone: string | null;
                            applications: {
                                /** Format: uuid */
                                applicationUuid: string;
                                loanNumber: string;
                                status: string;
                                isActive: boolean;
                                /** Format: date-time */
                                createdAt: string;
                            }[];
                        }[];
                        /** @description Begins the next page; null when there is none */
                        next: string | null;
                    };
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "desk-person-view": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                subjectUuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    fields: ("EMAIL" | "PHONE" | "BIRTH_DATE" | "ADDRESS" | "SSN_LAST4")[];
                    /** @enum {string} */
                    reason: "WORK" | "CALL" | "COMPLAINT" | "FRAUD" | "QUALITY" | "LEGAL" | "OTHER";
                    note: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        subjectUuid: string;
                        /** @enum {string} */
                        kind: "BORROWER" | "CO_OWNER";
                        /** @description In full */
                        name: string;
                        /** @description Masked */
                        email: string;
                        /** @description Masked */
                        phone: string | null;
                        applications: {
                            /** Format: uuid */
                            applicationUuid: string;
                            loanNumber: string;
                            status: string;
                            isActive: boolean;
                            /** Format: date-time */
                            createdAt: string;
                        }[];
                        /** @description The fields that were asked for */
                        values: {
                            [key: string]: string | null;
                        };
                    };
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "desk-password-expire": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                subjectUuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    reason: "WORK" | "CALL" | "COMPLAINT" | "FRAUD" | "QUALITY" | "LEGAL" | "OTHER";
                    note: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "desk-views-get": {
        parameters: {
            query?: {
                page?: string;
                staff?: string;
                /** @description The person, or their application */
                subject?: string;
                reason?: "WORK" | "CALL" | "COMPLAINT" | "FRAUD" | "QUALITY" | "LEGAL" | "OTHER";
                from?: string;
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        rows: {
                            /** Format: uuid */
                            id: string;
                            /** Format: date-time */
                            at: string;
                            /** Format: uuid */
                            staffUuid: string;
                            staffName: string;
                            /** @enum {string} */
                            role: "processor" | "underwriter" | "closer" | "funder" | "compliance" | "agent" | "auditor" | "admin";
                            subjectUuid: string | null;
                            /** @description First name and the first letter of the last; null for a search */
                            subject: string | null;
                            applicationUuid: string | null;
                            fields: string[];
                            /** @enum {string} */
                            reason: "WORK" | "CALL" | "COMPLAINT" | "FRAUD" | "QUALITY" | "LEGAL" | "OTHER";
                            note: string;
                        }[];
                        total: number;
                        /** @description Who can be filtered by */
                        staff: {
                            /** Format: uuid */
                            staffUuid: string;
                            name: string;
                        }[];
                    };
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "desk-feedback-get": {
        parameters: {
            query?: {
                page?: string;
                kind?: "FEEDBACK" | "LEAVING";
                /** @description The topic of feedback, or the reason for leaving */
                about?: "IMPROVE" | "COMPLIMENT" | "LATER" | "PRICE" | "AMOUNT" | "UNCLEAR" | "BROKEN" | "PRIVACY" | "ELSEWHERE" | "OTHER";
                /** @description A day, UTC; with it */
                from?: string;
                /** @description A day, UTC; with it */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        rows: {
                            /** Format: uuid */
                            id: string;
                            /** Format: date-time */
                            at: string;
                            /** @enum {string} */
                            kind: "FEEDBACK" | "LEAVING";
                            /**
                             * @description The topic of feedback, or the reason for leaving
                             * @enum {string}
                             */
                            about: "IMPROVE" | "COMPLIMENT" | "LATER" | "PRICE" | "AMOUNT" | "UNCLEAR" | "BROKEN" | "PRIVACY" | "ELSEWHERE" | "OTHER";
                            /** @description As it was written; empty where a survey has no comment */
                            text: string;
                            /** @description Where it was written: a path without the id of an application */
                            screen: string;
                            /** @description Null in a survey, which is stored without who answered */
                            applicationUuid: string | null;
                            loanNumber: string | null;
                            /** @description Whether it may be used in marketing; null in a survey */
                            mayQuote: boolean | null;
                        }[];
                        total: number;
                        /** @description Between the two days, each topic and reason that occurs; the other filters do not change them */
                        counts: {
                            /** @enum {string} */
                            kind: "FEEDBACK" | "LEAVING";
                            /**
                             * @description The topic of feedback, or the reason for leaving
                             * @enum {string}
                             */
                            about: "IMPROVE" | "COMPLIMENT" | "LATER" | "PRICE" | "AMOUNT" | "UNCLEAR" | "BROKEN" | "PRIVACY" | "ELSEWHERE" | "OTHER";
                            count: number;
                        }[];
                    };
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "desk-vendors-get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        vendors: {
                            vendor: string;
                            /** @description What it does, in words */
                            name: string;
                            /** @description Jobs that wait and are tried again by themselves */
                            waiting: number;
                            /** @description Jobs that were given up */
                            failed: number;
                            /** @description Since when the first of those that wait does */
                            since: string | null;
                        }[];
                    };
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "desk-vendor-again": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                vendor: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Jobs that waited and are tried now */
                        woken: number;
                        /** @description Jobs that had failed and were started again */
                        started: number;
                        /** @description Failed jobs that were not started: they changed meanwhile, or there are too many for one call */
                        left: number;
                    };
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "desk-flags-get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Host of the provider in front of the table, which may answer otherwise; null: the table decides */
                        provider: string | null;
                        flags: {
                            key: string;
                            meaning: string;
                            /** @description What the lender’s borrowers get */
                            enabled: boolean;
                            isOnByDefault: boolean;
                            /** @description The lender has a value of its own */
                            isOwn: boolean;
                            variables: {
                                key: string;
                                value: string;
                            }[];
                        }[];
                        /** @description The newest first, at most a hundred */
                        changes: {
                            key: string;
                            was: string;
                            became: string;
                            reason: string;
                            person: string;
                            /** Format: date-time */
                            at: string;
                        }[];
                    };
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "desk-flag-put": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    enabled: boolean;
                    /** @description The value that was on the screen */
                    was: boolean;
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Host of the provider in front of the table, which may answer otherwise; null: the table decides */
                        provider: string | null;
                        flags: {
                            key: string;
                            meaning: string;
                            /** @description What the lender’s borrowers get */
                            enabled: boolean;
                            isOnByDefault: boolean;
                            /** @description The lender has a value of its own */
                            isOwn: boolean;
                            variables: {
                                key: string;
                                value: string;
                            }[];
                        }[];
                        /** @description The newest first, at most a hundred */
                        changes: {
                            key: string;
                            was: string;
                            became: string;
                            reason: string;
                            person: string;
                            /** Format: date-time */
                            at: string;
                        }[];
                    };
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "desk-experiments-get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description All that an experiment may vary */
                        surfaces: {
                            key: string;
                            shows: string;
                            variations: {
                                key: string;
                                text: string;
                                isControl: boolean;
                            }[];
                        }[];
                        experiments: {
                            /** Format: uuid */
                            uuid: string;
                            key: string;
                            surface: string;
                            question: string;
                            /** @enum {string} */
                            state: "DRAFT" | "RUNNING" | "STOPPED";
                            device: ("phone" | "tablet" | "computer") | null;
                            source: string | null;
                            visitorsPlanned: number;
                            daysPlanned: number;
                            startsAt: string | null;
                            endsAt: string | null;
                            stoppedAt: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            /** @description It is over, and the planned visitors saw it: only then its result may decide something */
                            isComplete: boolean;
                            variations: {
                                key: string;
                                text: string;
                                isControl: boolean;
                                weight: number;
                                /** @description Visitors who saw it */
                                reached: number;
                                /** @description Of them, those whose application was created afterwards */
                                continued: number;
                                /** @description With high, the interval that holds the true share with 95% confidence */
                                low: number;
                                high: number;
                            }[];
                        }[];
                        changes: {
                            key: string;
                            was: string;
                            became: string;
                            reason: string;
                            person: string;
                            /** Format: date-time */
                            at: string;
                        }[];
                    };
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "desk-experiment-post": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description One of the surfaces; anything else is refused */
                    surface: string;
                    question: string;
                    variations: {
                        key: string;
                        weight: number;
                    }[];
                    device?: ("phone" | "tablet" | "computer") | null;
                    source?: string | null;
                    visitorsPlanned: number;
                    daysPlanned: number;
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description All that an experiment may vary */
                        surfaces: {
                            key: string;
                            shows: string;
                            variations: {
                                key: string;
                                text: string;
                                isControl: boolean;
                            }[];
                        }[];
                        experiments: {
                            /** Format: uuid */
                            uuid: string;
                            key: string;
                            surface: string;
                            question: string;
                            /** @enum {string} */
                            state: "DRAFT" | "RUNNING" | "STOPPED";
                            device: ("phone" | "tablet" | "computer") | null;
                            source: string | null;
                            visitorsPlanned: number;
                            daysPlanned: number;
                            startsAt: string | null;
                            endsAt: string | null;
                            stoppedAt: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            /** @description It is over, and the planned visitors saw it: only then its result may decide something */
                            isComplete: boolean;
                            variations: {
                                key: string;
                                text: string;
                                isControl: boolean;
                                weight: number;
                                /** @description Visitors who saw it */
                                reached: number;
                                /** @description Of them, those whose application was created afterwards */
                                continued: number;
                                /** @description With high, the interval that holds the true share with 95% confidence */
                                low: number;
                                high: number;
                            }[];
                        }[];
                        changes: {
                            key: string;
                            was: string;
                            became: string;
                            reason: string;
                            person: string;
                            /** Format: date-time */
                            at: string;
                        }[];
                    };
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "desk-experiment-start": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                experimentUuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description All that an experiment may vary */
                        surfaces: {
                            key: string;
                            shows: string;
                            variations: {
                                key: string;
                                text: string;
                                isControl: boolean;
                            }[];
                        }[];
                        experiments: {
                            /** Format: uuid */
                            uuid: string;
                            key: string;
                            surface: string;
                            question: string;
                            /** @enum {string} */
                            state: "DRAFT" | "RUNNING" | "STOPPED";
                            device: ("phone" | "tablet" | "computer") | null;
                            source: string | null;
                            visitorsPlanned: number;
                            daysPlanned: number;
                            startsAt: string | null;
                            endsAt: string | null;
                            stoppedAt: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            /** @description It is over, and the planned visitors saw it: only then its result may decide something */
                            isComplete: boolean;
                            variations: {
                                key: string;
                                text: string;
                                isControl: boolean;
                                weight: number;
                                /** @description Visitors who saw it */
                                reached: number;
                                /** @description Of them, those whose application was created afterwards */
                                continued: number;
                                /** @description With high, the interval that holds the true share with 95% confidence */
                                low: number;
                                high: number;
                            }[];
                        }[];
                        changes: {
                            key: string;
                            was: string;
                            became: string;
                            reason: string;
                            person: string;
                            /** Format: date-time */
                            at: string;
                        }[];
                    };
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "desk-experiment-stop": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                experimentUuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description All that an experiment may vary */
                        surfaces: {
                            key: string;
                            shows: string;
                            variations: {
                                key: string;
                                text: string;
                                isControl: boolean;
                            }[];
                        }[];
                        experiments: {
                            /** Format: uuid */
                            uuid: string;
                            key: string;
                            surface: string;
                            question: string;
                            /** @enum {string} */
                            state: "DRAFT" | "RUNNING" | "STOPPED";
                            device: ("phone" | "tablet" | "computer") | null;
                            source: string | null;
                            visitorsPlanned: number;
                            daysPlanned: number;
                            startsAt: string | null;
                            endsAt: string | null;
                            stoppedAt: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            /** @description It is over, and the planned visitors saw it: only then its result may decide something */
                            isComplete: boolean;
                            variations: {
                                key: string;
                                text: string;
                                isControl: boolean;
                                weight: number;
                                /** @description Visitors who saw it */
                                reached: number;
                                /** @description Of them, those whose application was created afterwards */
                                continued: number;
                                /** @description With high, the interval that holds the true share with 95% confidence */
                                low: number;
                                high: number;
                            }[];
                        }[];
                        changes: {
                            key: string;
                            was: string;
                            became: string;
                            reason: string;
                            person: string;
                            /** Format: date-time */
                            at: string;
                        }[];
                    };
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "desk-funnel-get": {
        parameters: {
            query: {
                part: "REGISTRATION" | "APPLICATION";
                /** @description A Monday, UTC */
                from?: string;
                /** @description A Monday, UTC */
                to?: string;
                device?: "phone" | "tablet" | "computer" | "unknown";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: date-time
                         * @description Counted anew every ten minutes
                         */
                        countedAt: string;
                        /** @description The weeks in which a borrower began, the newest first */
                        weeks: string[];
                        steps: {
                            step: string;
                            label: string;
                            reached: number;
                            /** @description Reached a later step */
                            continued: number;
                            /** @description Ended here: the visit is over for a day, or the application ended */
                            left: number;
                            /** @description Are still here */
                            stay: number;
                            /** @description Until the next step, of those who continued; within 5% */
                            medianSeconds: number | null;
                            p90Seconds: number | null;
                        }[];
                        byWeek: {
                            /**
                             * Format: date
                             * @description A Monday, UTC
                             */
                            week: string;
                            began: number;
                            finished: number;
                        }[];
                    };
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "desk-replays-get": {
        parameters: {
            query?: {
                page?: string;
                /** @description A loan number, or the id of an application */
                application?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        rows: {
                            /** Format: uuid */
                            id: string;
                            /** Format: date-time */
                            at: string;
                            /** @description From the consent to the last piece */
                            seconds: number;
                            /** @description Width of the window, pixels */
                            width: number | null;
                            applicationUuid: string | null;
                            loanNumber: string | null;
                        }[];
                        total: number;
                    };
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "desk-replay-view": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    from: number;
                    /** @enum {string} */
                    reason: "WORK" | "CALL" | "COMPLAINT" | "FRAUD" | "QUALITY" | "LEGAL" | "OTHER";
                    note: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        /** Format: date-time */
                        at: string;
                        /** @description From the consent to the last piece */
                        seconds: number;
                        /** @description Width of the window, pixels */
                        width: number | null;
                        applicationUuid: string | null;
                        loanNumber: string | null;
                        events: {
                            [key: string]: unknown;
                        }[];
                        /** @description The next piece to ask for; null at the end */
                        next: number | null;
                    };
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
