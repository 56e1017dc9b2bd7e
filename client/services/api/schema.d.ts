/** Made from contract/openapi.json by `npm run api-types`. Do not change by hand. */

export interface paths {
    "/identity/api/v1/registration/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create an account; 401 account_exists when the email has one */
        post: operations["identity-register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/api/v1/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in. Never tells whether the address or the password was wrong */
        post: operations["identity-login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/api/v1/password/forgotten": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Email a password-reset link, valid once and for one hour. The response is the same with and without an account */
        post: operations["identity-password-forgotten"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/api/v1/password/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set a new password with the emailed token; every session ends, and a new one begins */
        post: operations["identity-password-reset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/api/v1/identity-change/view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What the change is that an emailed link can stop; changes nothing */
        post: operations["identity-change-view"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/api/v1/identity-change/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The owner stops a change of their identity data with the emailed link, without signing in; once it was applied, the reply says so */
        post: operations["identity-change-stop"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/secure/api/v1/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Revoke this session */
        post: operations["identity-logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/secure/api/v1_1/identity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller */
        get: operations["identity-get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/secure/api/v1/identity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller, for older clients */
        get: operations["identity-get-legacy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/secure/api/v1/identity/alias": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Add a phone number as an alias of this identity */
        put: operations["identity-alias"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/secure/api/v1/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller’s active sessions, newest first */
        get: operations["identity-sessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/secure/api/v1/sessions/{sessionUuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End one of the caller's sessions; one that has ended stays ended */
        delete: operations["identity-session-end"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/secure/api/v1/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change the password; every other session of the caller ends */
        put: operations["identity-password"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/secure/api/v1/email/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail a six-digit code that proves the email address of the caller, or a new address. A code that is valid is not mailed again unless `again` is true. An address with another account gets an email that says so, and the same answer */
        post: operations["email-code"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/secure/api/v1/email/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Prove the address with the mailed code; five wrong ones end it */
        post: operations["email-confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/api/v1/login/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The second step of a sign-in that answered 403 second_step_required */
        post: operations["login-code"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/api/v1/login/new-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A new password in place of one that has expired, after a sign-in that answered 403 password_expired */
        post: operations["login-new-password"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/api/v1/login/passkey/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a browser needs to sign in with a passkey of this host */
        post: operations["login-passkey-options"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/api/v1/login/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in with a passkey; it counts as both steps */
        post: operations["login-passkey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/secure/api/v1/security": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the caller signs in */
        get: operations["security-get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/secure/api/v1/step-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Prove once more who the caller is, by password, code or passkey; it counts for five minutes */
        post: operations["step-up"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/secure/api/v1/step-up/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a browser needs to prove with a passkey who the caller is */
        post: operations["step-up-options"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/secure/api/v1/two-step": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin two-step sign-in: the secret of the authenticator app, as the address of a QR code and to type */
        post: operations["two-step-begin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/secure/api/v1/two-step/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The first code of the app switches two-step sign-in on */
        post: operations["two-step-confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/secure/api/v1/two-step/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** New recovery codes in place of the others */
        post: operations["two-step-codes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/secure/api/v1/two-step/off": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Switch two-step sign-in off, with password and code */
        post: operations["two-step-off"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/secure/api/v1/passkeys/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a browser needs to make a passkey */
        post: operations["passkey-options"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/secure/api/v1/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add the passkey that the browser made */
        post: operations["passkey-add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/secure/api/v1/passkeys/{passkeyUuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Name a passkey */
        put: operations["passkey-rename"];
        post?: never;
        /** Remove a passkey */
        delete: operations["passkey-remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity-broker/{realm}/api/v3/auth-mode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether this organization signs in through the identity broker or by password */
        get: operations["broker-auth-mode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity-broker/{realm}/api/v3/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Start a sign-in: returns the redirect address, and binds the return to this browser */
        post: operations["broker-login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity-broker/{realm}/callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The return from the identity broker: opens a session and redirects to where the sign-in began */
        get: operations["broker-callback"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity-broker/{realm}/secure/api/v3/self/{info}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is signed in: by token, or once by the cookie a sign-in left, which is then answered by a token in the authorization header */
        get: operations["broker-self"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity-broker/{realm}/secure/api/v3/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End this session, and the one at the embedded broker that opened it; returns where the browser goes: to another provider to end its session too, or home */
        post: operations["broker-logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/api/v1/registration/invitation/{secret}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The account an invitation sets up; used, expired and unknown invitations get 404 */
        get: operations["invitation-get"];
        put?: never;
        /** Set the password of the invited account, once, and sign in */
        post: operations["invitation-use"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-profile/api/v1/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's profile */
        get: operations["profile-get"];
        /** Birth date and home address */
        put: operations["profile-put"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Set tracking identifiers; once set they do not change */
        patch: operations["profile-patch"];
        trace?: never;
    };
    "/service-profile/api/v1/profile/name": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** First, middle and last name, suffix */
        put: operations["profile-name"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-profile/api/v1/profile/phone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** The mobile phone */
        put: operations["profile-phone"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-profile/api/v1/profile/ssn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Save the Social Security number, encrypted; returns its last four digits */
        put: operations["profile-ssn"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-profile/api/v1/profile/consent-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Versions of the privacy, terms and electronic-communication consents */
        get: operations["profile-consent-types"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-profile/external/api/v1/agreements/{type}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The full text of the terms, the privacy policy or the electronic communications policy */
        get: operations["agreement-get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-application/external/api/v1/heloc/terms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The important terms of a line on a home in a state, the booklet about lines, and New York’s own disclosures; to be read before an application is sent */
        get: operations["application-terms-get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-application/api/v1/application/heloc/consent-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Versions of the credit consents */
        get: operations["heloc-consent-types"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-comms-prefs/external/api/v1/consent/prompt/{type}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The consent prompt for text messages, for a visitor */
        get: operations["prompt-external"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-comms-prefs/secure/api/v1/consent/prompt/{type}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The consent prompt for text messages, for a borrower */
        get: operations["prompt-secure"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-comms-prefs/secure/api/v1/consent/user/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The caller's present answer on one ledger, or on both; newest last answer of each */
        post: operations["consent-user-get"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-comms-prefs/secure/api/v1/consent/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Record answers; each prompt type is an append-only ledger of its own */
        post: operations["consent-user"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-notification/secure/api/v1/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the caller was told, newest first, a page at a time; the next page is before the last one's uuid */
        get: operations["notifications-get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Mark every unread message of the caller as read, up to the one that was the newest on the caller's page */
        patch: operations["notifications-patch"];
        trace?: never;
    };
    "/service-notification/secure/api/v1/notifications/{notificationUuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Mark a message of the caller as read or unread */
        patch: operations["notification-patch"];
        trace?: never;
    };
    "/service-application/api/v1/feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Store the caller’s feedback about the product */
        post: operations["feedback-post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-profile/api/v1/feedback/ceo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove the caller’s feedback where other owners are asked to sign */
        post: operations["feedback-ceo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-application/api/v1/leave-survey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Store why a borrower logs out in the middle of a step, without who it was */
        post: operations["leave-survey-post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-application/external/api/v1/heloc/drafts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Start a draft of the registration; sets the HttpOnly cookie that gives access to it */
        post: operations["draft-create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-application/external/api/v1/heloc/drafts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The draft; 403 draft_locked without a cookie that gives access to it */
        get: operations["draft-get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Save; named members replace the stored ones. `version` is the one last read: an older one answers 409 draft_conflict with the newer draft as `draft` */
        patch: operations["draft-patch"];
        trace?: never;
    };
    "/service-application/external/api/v1/heloc/drafts/{id}/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail a six-digit code to the address in the draft, so that another browser may open it. A code that is valid is not mailed again unless `again` is true */
        post: operations["draft-code"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-application/external/api/v1/heloc/drafts/{id}/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open the draft in this browser with the mailed code; sets the cookie that gives access to it. Five wrong codes end it */
        post: operations["draft-open"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apps/frontend-private-label/{orgBrand}/logo.svg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A brand's mark, as image/svg+xml */
        get: operations["logo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-application/external/api/v2/heloc/states-eligibility": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** States the organization lends in */
        get: operations["states-eligibility"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-application/external/api/v1/heloc/zip-eligibility": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Zips the organization does not lend in */
        get: operations["zip-eligibility"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-application/external/api/v1/heloc/state-licenses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Licensed states, for the footer */
        get: operations["state-licenses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-operating-hours/external/api/v1/hours/{department}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A department's week, Monday first, in the organization's time zone */
        get: operations["operating-hours"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-operating-hours/external/api/v1/hours/{department}/week": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same, in the form the closed chat requests */
        get: operations["operating-week"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-operating-hours/external/api/v1/hours/{department}/openStatus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Is the department open at this minute? */
        get: operations["open-status"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-lead-portal/api/lo/{loanOriginatorUuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The referring loan officer */
        get: operations["loan-officer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-lead-portal/api/lo/{loanOriginatorUuid}/licensed-states": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** States the referring loan officer is licensed in */
        get: operations["loan-officer-states"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-application/external/api/v1/heloc/referral-id/{referralUuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether a referral is still open, and its loan officer */
        get: operations["referral-status"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-lead-portal/api/referrals/{referralUuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Prefill from a broker’s referral */
        get: operations["referral-prefill"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/offercode/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The prescreened offer of a mailed code; unknown and expired codes get 404 */
        get: operations["offer-code"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/a/external/prepop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Prefill from an affiliate’s lead */
        get: operations["affiliate-prefill"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-application/external/api/v1/heloc/menus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the entries of the menus lead, who may give feedback, and where the banners are */
        get: operations["menus-get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/banners/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The banners of a lender, newest first, never cached; 404 for the file of another kind of installation */
        get: operations["banners-get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-optimize/{context}/api/v1/features": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Every public flag, evaluated for this user */
        post: operations["features"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-optimize/{context}/api/v1/feature": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One flag; an unknown one is off */
        post: operations["feature"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-optimize/{context}/api/v2/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The variation of each public flag, and of each experiment this visitor is in; the first answer for an experiment stays */
        post: operations["decision"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/waitlist/home-equity-loan-plus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Join the waitlist. Joining again with the same email address updates the entry */
        post: operations["waitlist-join"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-wallet/secure/api/v4/account/access": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller’s account at the exchange, and by which right their wallet moves its money; both null before one is opened */
        get: operations["wallet-access"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-wallet/secure/api/v4/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller’s accounts at the exchange, whose messages the notification menu shows; none before one is opened */
        get: operations["wallet-accounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ft/{context}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin the recording of a visit whose visitor agreed. Refused where the visit is not sampled, or the browser asks not to be tracked */
        post: operations["ft-replay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ft/{context}/replay/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a piece to a recording; a piece that is there already is ignored */
        post: operations["ft-replay-piece"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ft/{context}/replay/{id}/{visit}/{tracker}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a recording: its visitor changed their mind. The address has the whole key of the visit */
        delete: operations["ft-replay-end"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ft/{context}/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Start a visit, or continue the one whose key is sent */
        post: operations["ft-session"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ft/{context}/event": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Store one event of a visit; a repeated one is stored once, except with dontDedupe */
        post: operations["ft-event"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ft/{context}/vitals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** How fast a page was, as its browser measured it; added to figures, stored nowhere */
        post: operations["ft-vitals"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-application/api/v3/application/heloc/optermizerly-profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A tracker’s id for experiments (the spelling is intended) */
        get: operations["optermizerly-get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Set a tracker’s id for experiments; once set it does not change */
        patch: operations["optermizerly-patch"];
        trace?: never;
    };
    "/service-application/api/v3/application/helocs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create the application and start prequalification */
        post: operations["heloc-create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-search/api/v1/profiles/actions/verify-ability-to-start-application": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the caller may start an application */
        get: operations["can-start"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-application/api/v1/application/heloc/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The applications of the caller, newest first */
        get: operations["heloc-all"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-application/api/v1/application/heloc/referred": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The applications the caller referred to their lender, newest first, 20 at a time */
        get: operations["heloc-referred"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-application/api/v1/application/heloc/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One application */
        get: operations["heloc-get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-krang-heloc/borrower/secure/api/v1/{uuid}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The checklist status; with after and wait, responds when the version changes */
        get: operations["heloc-status"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-conditions/external/api/v1/applications/{uuid}/conditions/external-applicants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Open conditions, oldest first */
        get: operations["conditions-list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-application/api/v1/application/heloc/{uuid}/consents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give a credit consent */
        post: operations["consents-post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-application/api/v1/application/heloc/{uuid}/credit/repull": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Request the credit report again, after an SSN, a thaw or a PIN */
        post: operations["credit-repull"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-application/api/v1/application/heloc/{uuid}/delinquency": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The late accounts under review */
        get: operations["delinquency-get"];
        put?: never;
        /** Explain a late payment to the reviewer */
        post: operations["delinquency-post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-application/api/v1/application/heloc/{uuid}/property": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The property, or the parcels that match its address */
        get: operations["property-get"];
        /** Choose one of the parcels found, or correct the address */
        put: operations["property-put"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-application/api/v1/application/heloc/{uuid}/property/ownership": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Save how the property is owned */
        put: operations["ownership-put"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-application/api/v1/application/heloc/{uuid}/estimate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** The borrower's own estimate of the home's value */
        put: operations["estimate-put"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-application/external/api/v1/heloc/address-suggestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Address suggestions for the typed text; none for fewer than 3 characters */
        get: operations["address-suggestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-application/api/v1/application/heloc/{uuid}/liens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Liens found on the property */
        get: operations["liens-get"];
        /** Confirm, correct, or add liens */
        put: operations["liens-put"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-application/api/v1/application/heloc/{uuid}/lien-attestation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Attest the list of liens after staff changed it */
        post: operations["lien-attestation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-application/api/v1/application/heloc/{uuid}/inquiry-attestation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Attest an inquiry a loan officer began, which makes it an application */
        post: operations["inquiry-attestation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-application/api/v1/application/heloc/{uuid}/offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The offer set, with the inputs for pricing a choice */
        get: operations["offers-get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-application/api/v1/application/heloc/{uuid}/offers/select": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Choose an offer; every figure is recomputed */
        post: operations["offers-select"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-application/api/v1/application/heloc/{uuid}/asset-depletion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The monthly income shortfall, and the debts that may be paid off */
        get: operations["assets-get"];
        /** Save assets and other income that may support the payment */
        put: operations["assets-put"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-application/api/v1/application/heloc/{uuid}/requalify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The counteroffer and its conditions */
        get: operations["requalify-get"];
        put?: never;
        /** Accept or decline the counteroffer */
        post: operations["requalify-post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-application/api/v1/application/heloc/{uuid}/electronic-records": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How documents reach the caller, and the consent that decides it */
        get: operations["electronic-records-get"];
        /** Consent by the code printed in the PDF ESIGN_CONSENT, or withdraw the consent */
        put: operations["electronic-records-put"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-application/api/v1/application/heloc/{uuid}/additional-info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Save ownership, marital status, purpose and other owners; requires an SSN on the profile */
        put: operations["info-put"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-application/api/v1/application/heloc/{uuid}/hmda": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Save government monitoring answers, stored separately from underwriting (12 CFR 1003 app. B) */
        post: operations["hmda-post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-application/api/v1/application/heloc/{uuid}/additional-signer/hmda": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Save the government monitoring answers of a co-signer, who applies too; stored as the borrower’s (12 CFR 1003 app. B) */
        post: operations["signer-hmda"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-application/api/v1/application/heloc/{uuid}/corrections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The answers that can be corrected, what each correction has done again, and the requests, newest first */
        get: operations["corrections-get"];
        put?: never;
        /** Ask for a correction of an answer; nothing is signed until staff have decided */
        post: operations["corrections-post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-application/api/v1/application/heloc/{uuid}/corrections/{correctionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take a request for a correction back, before staff decide */
        delete: operations["correction-delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-application/api/v1/application/heloc/{uuid}/income-sources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Income sources, the ways to verify each, and their status */
        get: operations["income-get"];
        put?: never;
        /** Complete a link; the income is read from the service, server to server */
        post: operations["income-post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-application/api/v1/application/heloc/{uuid}/income-sources/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Start a link to a payroll, bank or tax service */
        post: operations["income-link"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-application/api/v1/application/heloc/{uuid}/employer-verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Name the contact for verifying employment */
        post: operations["employer-post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-application/api/v1/application/heloc/{uuid}/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The accounts as they were given, without their numbers, and what autopay changes in the rate and the payment */
        get: operations["accounts-get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-application/api/v1/application/heloc/{uuid}/bank-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A token for the bank-link widget */
        post: operations["bank-link"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-application/api/v1/application/heloc/{uuid}/disburse-account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set the account that receives the funds: linked, or typed; another one than was given takes a fresh proof of who the borrower is */
        post: operations["disburse-account"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-application/api/v1/application/heloc/{uuid}/autopay-account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set the account payments are drawn from: linked, typed, or the one that receives the funds */
        post: operations["autopay-account"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-application/api/v1/application/heloc/{uuid}/accounts/micro-deposits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The amounts of the two small deposits, in any order; the third wrong pair ends the check */
        post: operations["micro-deposits"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-application/api/v1/application/heloc/{uuid}/pay-type": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Choose autopay or not, which changes the rate (12 CFR 1005.10(e) forbids requiring it) */
        put: operations["pay-type-put"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-application/api/v1/application/heloc/{uuid}/accounts/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm the accounts */
        post: operations["accounts-confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-application/api/v1/pending-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The link to a bank, payroll or tax service that the caller has opened last and not finished */
        get: operations["pending-link"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-application/api/v1/application/heloc/{uuid}/identity-document": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The status of the identity document */
        get: operations["identity-document-get"];
        put?: never;
        /** Submit pictures uploaded to …/documents for verification */
        post: operations["identity-document-post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-application/api/v1/application/heloc/{uuid}/valuation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The valuation of the home: what was ordered and where it stands, what the borrower answered, and what an appraisal costs */
        get: operations["valuation-get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-application/api/v1/application/heloc/{uuid}/bpo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Save the condition of the home, and the contact for the valuer */
        post: operations["bpo-post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-application/api/v1/application/heloc/{uuid}/appraisal-payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pay for the appraisal: the card vendor charges the lender’s fee to the card behind the token */
        post: operations["appraisal-payment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-application/api/v1/application/heloc/{uuid}/payoffs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The debts that are paid at the closing, and the payoff letter of each creditor */
        get: operations["payoffs-get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-application/api/v1/application/heloc/{uuid}/closing-documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The closing documents the caller signs, where in them, and how far the caller is */
        get: operations["closing-documents-get"];
        /** Saves how far the caller is with signing, so that it goes on at the same place; nothing is signed by it */
        put: operations["closing-documents-put"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-application/api/v1/application/heloc/{uuid}/disclosures/{kind}/sign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign a disclosure package by typing the name; evidence is recorded */
        post: operations["disclosure-sign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-application/api/v1/application/heloc/{uuid}/evidence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The signing evidence, and whether its chain and hashes are valid */
        get: operations["evidence-get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-application/api/v1/application/heloc/{uuid}/evidence/certificate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The certificate of electronic signatures, a sealed PDF */
        get: operations["evidence-certificate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-application/api/v1/application/heloc/{uuid}/final-offer/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accept the verified terms */
        post: operations["final-offer-accept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-application/api/v1/application/heloc/{uuid}/flood-notice/acknowledge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Acknowledge the flood notice */
        post: operations["flood-acknowledge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-application/api/v1/application/heloc/{uuid}/insurance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the insurance of the home has to cover, the clause that names the lender, and the policies given so far */
        get: operations["insurance-get"];
        /** The homeowner's policy */
        put: operations["insurance-put"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-application/api/v1/application/heloc/{uuid}/rescind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel under the right of rescission (12 CFR 1026.15) */
        post: operations["rescind-post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-application/api/v1/application/heloc/{uuid}/notary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How and when the deed is notarized: by video or in person and why, the hours, the session of each signer, the appointment */
        get: operations["notary-get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-application/api/v1/application/heloc/{uuid}/notary/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The signer's link to the notary; none outside the hours of notaries */
        post: operations["notary-session"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-application/api/v1/application/heloc/{uuid}/notary/manual": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Choose an in-person notary, then up to three times, in order of preference, and a place */
        post: operations["notary-manual"];
        /** Cancel the requested or confirmed meeting in person */
        delete: operations["notary-manual-cancel"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-application/api/v1/application/heloc/{uuid}/notary/online": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Go back from a notary in person to the one by video, where that was a choice */
        post: operations["notary-online"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-application/api/v1/application/heloc/{uuid}/closing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happens after the signing, with its dates: the right to cancel, the recording, the last checks, each payment, and the line */
        get: operations["closing-get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-application/api/v1/application/heloc/{uuid}/signers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The other signers and the status of each */
        get: operations["signers-get"];
        put?: never;
        /** Add an owner; existing closing documents are prepared and signed again */
        post: operations["signers-post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-application/api/v1/application/heloc/{uuid}/signers/{signerId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Replace a signer, before any document is signed */
        put: operations["signer-put"];
        post?: never;
        /** Remove a signer, before any document is signed */
        delete: operations["signer-delete"];
        options?: never;
        head?: never;
        /** Correct the name of a signer who has not signed in yet; existing closing documents are prepared and signed again */
        patch: operations["signer-correct"];
        trace?: never;
    };
    "/service-application/api/v1/application/heloc/{uuid}/signers/{signerId}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Resend the invitation, to a corrected address if one is given; the previous one becomes invalid. To the same address a minute later at the earliest */
        post: operations["signer-resend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-application/api/v1/application/heloc/co-deed/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the other signers are; without applicationUuid, on the caller's own file */
        get: operations["co-deed-status"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-application/external/api/v1/heloc/additional-signer/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The person an invitation is for, before sign-in */
        post: operations["signer-invitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-application/external/api/v1/heloc/additional-signer/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create an account for the invited person; 401 account_exists when the address has one: sign in and accept */
        post: operations["signer-register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-application/api/v1/application/heloc/additional-signer/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller’s role and progress as a signer: of the newest application, or the one given */
        get: operations["signer-profile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-application/api/v1/application/heloc/additional-signer/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accept an invitation with the account it was sent to */
        post: operations["signer-accept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-application/api/v1/application/heloc/{uuid}/additional-signer/consents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Consent to electronic documents, and, as a co-signer, to the hard pull */
        post: operations["signer-consent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-application/api/v1/application/heloc/{uuid}/additional-signer/identity-document": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Submit pictures the signer uploaded to …/documents for verification */
        post: operations["signer-identity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-application/api/v1/application/heloc/{uuid}/additional-signer/refuse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decline to sign; the application ends */
        post: operations["signer-refuse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-application/api/v1/application/heloc/{uuid}/disclosures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The disclosures delivered so far, and a consent that is still required */
        get: operations["documents-get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-application/api/v1/application/heloc/{uuid}/disclosures/{kind}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One disclosure, as text */
        get: operations["document-get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-application/api/v1/application/heloc/{uuid}/disclosures/{kind}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download the newest document of a kind: the sealed PDF, or text/plain for one that was delivered as text */
        get: operations["document-file"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-application/api/v1/application/heloc/{uuid}/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The uploaded files, oldest first; the borrower and each signer see those they sent */
        get: operations["uploads-get"];
        put?: never;
        /** Upload one file: JPEG, PNG or PDF, at most 20 MB, as multipart/form-data. It is checked before it is stored */
        post: operations["upload-post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-application/api/v1/application/heloc/{uuid}/documents/{documentUuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download one file; never displayed inline */
        get: operations["upload-get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-application/api/v1/application/heloc/{uuid}/documents/unfinished": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin to send a file in parts, or go on with the same one: by its hash, for the same type and condition */
        post: operations["upload-begin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-application/api/v1/application/heloc/{uuid}/documents/unfinished/{uploadUuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How much of a file has arrived */
        get: operations["upload-offset"];
        put?: never;
        post?: never;
        /** Cancel sending a file: what arrived of it is deleted */
        delete: operations["upload-drop"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-application/api/v1/application/heloc/{uuid}/documents/unfinished/{uploadUuid}/finish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** All parts are sent: check the file and store it. Repeated, it answers the same */
        post: operations["upload-finish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-application/api/v1/application/heloc/{uuid}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Withdraw the application */
        post: operations["cancel-post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-application/api/v3/application/heloc/{uuid}/experiments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Record the experiments this application is in */
        patch: operations["experiments-patch"];
        trace?: never;
    };
    "/service-application/api/v1/application/heloc/{uuid}/full-story-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Store the link to the session replay */
        put: operations["full-story-link-put"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/vendors/{vendor}/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of a simulated bank, payroll, tax or notary service */
        get: operations["sandbox-vendor-page"];
        put?: never;
        /** What was typed on a page of a simulated bank, payroll, tax or notary service */
        post: operations["sandbox-vendor-page-send"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/personas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every persona: what to type, and the status it reaches */
        get: operations["personas-get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The fifty newest applications, or those of an email address */
        get: operations["recent-applications-get"];
        put?: never;
        /** Register a persona under a new email address and play until a status is reached */
        post: operations["applications-post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/inquiries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A loan officer begins an inquiry for a persona; returns the page the borrower is invited to */
        post: operations["inquiry-post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/applications/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The whole application: facts, events, status history, jobs */
        get: operations["application-get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/clock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The test clock */
        get: operations["clock-get"];
        put?: never;
        /** Move the test clock forward */
        post: operations["clock-post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/flags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set a flag's value for all or for one organization */
        put: operations["flags-put"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/outbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every email and text that would have been sent */
        get: operations["outbox-get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/applications/{uuid}/staff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a lender's person does, or the sandbox in the name of the other signers */
        post: operations["staff-post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/applications/{uuid}/work": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Finish an outside job now, or fail it */
        post: operations["work-post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/choices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a new application may be played with: modifiers, lenders, and who is played to reach each status */
        get: operations["choices-get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/staff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The seeded staff of every lender, their password, and the code that their authenticator shows now */
        get: operations["staff-get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/applications/{uuid}/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in as the borrower of an application */
        post: operations["session-post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/outbox/{id}/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An email as its recipient sees it, an HTML page for a frame; its links open in a new tab */
        get: operations["mail-get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/vendors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every third party, and how its simulator behaves now */
        get: operations["vendors-get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/vendors/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Make a vendor slow, put it down, have it refuse, or bring it back */
        put: operations["vendor-put"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/applications/{uuid}/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was ordered from vendors that take their time */
        get: operations["orders-get"];
        put?: never;
        /** Have a vendor finish what this application ordered of it, now */
        post: operations["orders-post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-application/api/v1/application/heloc/{uuid}/documents/unfinished/{uploadUuid}/parts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Send the next part, at most 2 MiB. Refused with wrong_offset, which says where the file goes on, unless it begins there */
        put: operations["upload-part"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{provider}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A provider’s callback about an order. Signed by the provider; anything else is refused */
        post: operations["webhook-post"];
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
    "identity-register": {
        parameters: {
            query?: {
                /** @description Empty means the host's organization */
                organization?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    email: string;
                    password: string;
                    phoneNumber: string;
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
                        /** @description Without the Bearer prefix; later responses renew it in their `authorization` header */
                        jwt: string;
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
    "identity-login": {
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
                        /** @description Without the Bearer prefix; later responses renew it in their `authorization` header */
                        jwt: string;
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
    "identity-password-forgotten": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    email: string;
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
    "identity-password-reset": {
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
                        /** @description Without the Bearer prefix; later responses renew it in their `authorization` header */
                        jwt: string;
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
    "identity-change-view": {
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
                        /**
                         * @description It can be stopped; it is in force; it was stopped with the link; it is not made for another reason
                         * @enum {string}
                         */
                        state: "WAITING" | "APPLIED" | "STOPPED" | "REFUSED";
                        /** @enum {string} */
                        what: "NAME" | "BIRTH_DATE" | "SSN" | "ADDRESS" | "PHONE" | "EMAIL";
                        /** @description When it takes or took effect, in words, where the home is */
                        when: string;
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
    "identity-change-stop": {
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
                        /**
                         * @description It can be stopped; it is in force; it was stopped with the link; it is not made for another reason
                         * @enum {string}
                         */
                        state: "WAITING" | "APPLIED" | "STOPPED" | "REFUSED";
                        /** @enum {string} */
                        what: "NAME" | "BIRTH_DATE" | "SSN" | "ADDRESS" | "PHONE" | "EMAIL";
                        /** @description When it takes or took effect, in words, where the home is */
                        when: string;
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
    "identity-logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Every session of this identity */
                    everywhere?: boolean;
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
    "identity-get": {
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
                        /** @description PRIMARY, or CO_DEEDER for an additional signer */
                        type: string;
                        name: {
                            firstName: string;
                            middleName: string;
                            lastName: string;
                            suffix: string;
                        };
                        email: string;
                        /** @description Proved by a mailed code or link, or by an identity provider */
                        emailVerified: boolean;
                        phoneNumbers: {
                            type: string;
                            /** @description ten digits */
                            number: string;
                        }[];
                        organizationCode: string;
                        profileType: string;
                        /** Format: date-time */
                        updatedAt: string;
                        isManageable: boolean;
                        isBroker: boolean;
                        activeLegacyCustomerOrgs: string[];
                        aliases: {
                            type: string;
                            value: string;
                            /** @description The person has proved that it is theirs */
                            verified: boolean;
                        }[];
                        passwordExpired: boolean;
                        twoFactorEnabled: boolean;
                        totpVerified: boolean;
                        wallet: {
                            accountAddress: string | null;
                            groupPolicyAddress: string | null;
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
    "identity-get-legacy": {
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
                        /** @description PRIMARY, or CO_DEEDER for an additional signer */
                        type: string;
                        name: {
                            firstName: string;
                            middleName: string;
                            lastName: string;
                            suffix: string;
                        };
                        email: string;
                        /** @description Proved by a mailed code or link, or by an identity provider */
                        emailVerified: boolean;
                        phoneNumbers: {
                            type: string;
                            /** @description ten digits */
                            number: string;
                        }[];
                        organizationCode: string;
                        profileType: string;
                        /** Format: date-time */
                        updatedAt: string;
                        isManageable: boolean;
                        isBroker: boolean;
                        activeLegacyCustomerOrgs: string[];
                        aliases: {
                            type: string;
                            value: string;
                            /** @description The person has proved that it is theirs */
                            verified: boolean;
                        }[];
                        passwordExpired: boolean;
                        twoFactorEnabled: boolean;
                        totpVerified: boolean;
                        wallet: {
                            accountAddress: string | null;
                            groupPolicyAddress: string | null;
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
    "identity-alias": {
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
                    type: "Phone";
                    value: string;
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
                        aliases: {
                            type: string;
                            value: string;
                            /** @description The person has proved that it is theirs */
                            verified: boolean;
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
    "identity-sessions": {
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
                        /** Format: date-time */
                        openedAt: string;
                        /** Format: date-time */
                        expiresAt: string;
                        userAgent: string;
                        ip: string;
                        /** @description The session of this request */
                        isThis: boolean;
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
    "identity-session-end": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                sessionUuid: string;
            };
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
    "identity-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    currentPassword: string;
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
    "email-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    again?: boolean;
                    /**
                     * Format: email
                     * @description A new address; it becomes that of the account when its code is typed
                     */
                    email?: string;
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
                        /** @description The address the code was mailed to */
                        email: string;
                        /** @description The address is proved already, and no code was mailed */
                        isProved: boolean;
                        code: {
                            /** Format: date-time */
                            sentAt: string;
                            /** Format: date-time */
                            expiresAt: string;
                            /** @description This request mailed it; a code that is half a minute old is not mailed again */
                            isNew: boolean;
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
    "email-confirm": {
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
                        email: string;
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
    "login-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description As the refused sign-in answered it; valid for ten minutes */
                    challenge: string;
                    /** @description Six digits of the authenticator app, or a recovery code */
                    code: string;
                    /** @description Not to be asked in this browser for 30 days */
                    remember?: boolean;
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
                        /** @description Without the Bearer prefix */
                        jwt: string;
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
    "login-new-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description As the refused sign-in answered it; valid for ten minutes */
                    challenge: string;
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
                        /** @description Without the Bearer prefix */
                        jwt: string;
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
    "login-passkey-options": {
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
    "login-passkey": {
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
                        /** @description Without the Bearer prefix */
                        jwt: string;
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
    "security-get": {
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
                        twoStep: boolean;
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
    "step-up": {
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
                } | {
                    /** @description Six digits of the authenticator app, or a recovery code */
                    code: string;
                } | {
                    response: {
                        [key: string]: unknown;
                    };
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
    "step-up-options": {
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
    "two-step-begin": {
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
                        uri: string;
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
    "two-step-confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Six digits of the authenticator app, or a recovery code */
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
                        /** @description Shown this once */
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
    "two-step-codes": {
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
                        /** @description Shown this once */
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
    "two-step-off": {
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
                    /** @description Six digits of the authenticator app, or a recovery code */
                    code: string;
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
    "passkey-options": {
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
    "passkey-add": {
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
    "passkey-rename": {
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
    "passkey-remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                passkeyUuid: string;
            };
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
    "broker-auth-mode": {
        parameters: {
            query?: {
                applicationName?: string;
                mode?: string;
                /** @description Empty means the host's organization */
                orgCode?: string;
            };
            header?: never;
            path: {
                realm: "customer" | "agent";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How and where this organization signs in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        mode: "broker" | "legacy";
                        /** @description Where the browser is redirected */
                        redirect: string;
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
    "broker-login": {
        parameters: {
            query?: {
                telemetryTrackingId?: string;
            };
            header?: never;
            path: {
                realm: "customer" | "agent";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    applicationName: string;
                    /**
                     * @description The first page of the identity broker
                     * @enum {string}
                     */
                    mode: "login" | "register";
                    /** @description Empty means the host's organization */
                    orgCode: string;
                    /** @description Returned in the address the browser returns to */
                    externalStateNonce: string;
                    /** @description Where the browser returns to on this host; without it the dashboard */
                    returnTo?: string;
                    /** @description The email address, if known */
                    loginHint?: string;
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
                        /** @description Where the browser is redirected */
                        redirect: string;
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
    "broker-callback": {
        parameters: {
            query?: {
                state?: string;
                code?: string;
                error?: string;
            };
            header?: never;
            path: {
                realm: "customer" | "agent";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A redirect */
            200: {
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
    "broker-self": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                realm: "customer" | "agent";
                /** @description `{product}info`, such as `helocinfo` */
                info: string;
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
                        /** @description PRIMARY, or CO_DEEDER for an additional signer */
                        type: string;
                        name: {
                            firstName: string;
                            middleName: string;
                            lastName: string;
                            suffix: string;
                        };
                        email: string;
                        /** @description Proved by a mailed code or link, or by an identity provider */
                        emailVerified: boolean;
                        phoneNumbers: {
                            type: string;
                            /** @description ten digits */
                            number: string;
                        }[];
                        organizationCode: string;
                        profileType: string;
                        /** Format: date-time */
                        updatedAt: string;
                        isManageable: boolean;
                        isBroker: boolean;
                        activeLegacyCustomerOrgs: string[];
                        aliases: {
                            type: string;
                            value: string;
                            /** @description The person has proved that it is theirs */
                            verified: boolean;
                        }[];
                        passwordExpired: boolean;
                        twoFactorEnabled: boolean;
                        totpVerified: boolean;
                        wallet: {
                            accountAddress: string | null;
                            groupPolicyAddress: string | null;
                        };
                        /** @enum {string} */
                        realm: "customer" | "agent";
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
    "broker-logout": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                realm: "customer" | "agent";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    applicationName: string;
                    mode?: string;
                    /** @description Empty means the host's organization */
                    orgCode: string;
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
                        /** @description Where the browser is redirected */
                        redirect: string;
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
    "invitation-get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                secret: string;
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
                        email: string;
                        firstName: string;
                        officer: {
                            originatorName: string;
                            phoneNumber: string;
                            email: string;
                            nmls: string;
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
    "invitation-use": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                secret: string;
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        jwt: string;
                        /** Format: uuid */
                        applicationUuid: string;
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
    "profile-get": {
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
                        /** Format: uuid */
                        identityUuid: string;
                        /**
                         * Format: date-time
                         * @description When the account was opened
                         */
                        createdAt: string;
                        /** @description PRIMARY, or CO_DEEDER for an additional signer */
                        type: string;
                        name: {
                            /** @description Null until a name is given */
                            uuid: string | null;
                            firstName: string;
                            middleName: string;
                            lastName: string;
                            suffix: string;
                        };
                        email: string;
                        phoneNumbers: {
                            type: string;
                            /** @description ten digits */
                            number: string;
                        }[];
                        addresses: {
                            /** Format: uuid */
                            uuid: string;
                            /** @enum {string} */
                            type: "HOME";
                            street1: string;
                            street2: string;
                            city: string;
                            state: string;
                            zip: string;
                        }[];
                        dob: string | null;
                        /** @description Present once a Social Security number is on file; the number itself is never returned */
                        ssnLast4: string | null;
                        optimizelyProfileUuid: string | null;
                        trackerUuid: string | null;
                        /** @description Send as If-Match, to refuse a change of a newer version */
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
    "profile-put": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: date */
                    dob?: string;
                    address?: {
                        street1: string;
                        street2?: string;
                        /** @description Letters and spaces */
                        city: string;
                        /** @enum {string} */
                        state: "AL" | "AK" | "AZ" | "AR" | "CA" | "CO" | "CT" | "DE" | "DC" | "FL" | "GA" | "HI" | "ID" | "IL" | "IN" | "IA" | "KS" | "KY" | "LA" | "ME" | "MD" | "MA" | "MI" | "MN" | "MS" | "MO" | "MT" | "NE" | "NV" | "NH" | "NJ" | "NM" | "NY" | "NC" | "ND" | "OH" | "OK" | "OR" | "PA" | "RI" | "SC" | "SD" | "TN" | "TX" | "UT" | "VT" | "VA" | "WA" | "WV" | "WI" | "WY";
                        zip: string;
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
                        /** Format: uuid */
                        uuid: string;
                        /** Format: uuid */
                        identityUuid: string;
                        /**
                         * Format: date-time
                         * @description When the account was opened
                         */
                        createdAt: string;
                        /** @description PRIMARY, or CO_DEEDER for an additional signer */
                        type: string;
                        name: {
                            /** @description Null until a name is given */
                            uuid: string | null;
                            firstName: string;
                            middleName: string;
                            lastName: string;
                            suffix: string;
                        };
                        email: string;
                        phoneNumbers: {
                            type: string;
                            /** @description ten digits */
                            number: string;
                        }[];
                        addresses: {
                            /** Format: uuid */
                            uuid: string;
                            /** @enum {string} */
                            type: "HOME";
                            street1: string;
                            street2: string;
                            city: string;
                            state: string;
                            zip: string;
                        }[];
                        dob: string | null;
                        /** @description Present once a Social Security number is on file; the number itself is never returned */
                        ssnLast4: string | null;
                        optimizelyProfileUuid: string | null;
                        trackerUuid: string | null;
                        /** @description Send as If-Match, to refuse a change of a newer version */
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
    "profile-patch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    trackerUuid?: string;
                    optimizelyProfileUuid?: string;
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
                        /** Format: uuid */
                        identityUuid: string;
                        /**
                         * Format: date-time
                         * @description When the account was opened
                         */
                        createdAt: string;
                        /** @description PRIMARY, or CO_DEEDER for an additional signer */
                        type: string;
                        name: {
                            /** @description Null until a name is given */
                            uuid: string | null;
                            firstName: string;
                            middleName: string;
                            lastName: string;
                            suffix: string;
                        };
                        email: string;
                        phoneNumbers: {
                            type: string;
                            /** @description ten digits */
                            number: string;
                        }[];
                        addresses: {
                            /** Format: uuid */
                            uuid: string;
                            /** @enum {string} */
                            type: "HOME";
                            street1: string;
                            street2: string;
                            city: string;
                            state: string;
                            zip: string;
                        }[];
                        dob: string | null;
                        /** @description Present once a Social Security number is on file; the number itself is never returned */
                        ssnLast4: string | null;
                        optimizelyProfileUuid: string | null;
                        trackerUuid: string | null;
                        /** @description Send as If-Match, to refuse a change of a newer version */
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
    "profile-name": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Letters, spaces and hyphens */
                    firstName: string;
                    /** @description Letters, spaces and hyphens, apostrophes; a period at the end */
                    middleName?: string;
                    /** @description Letters, spaces and hyphens */
                    lastName: string;
                    /** @enum {string} */
                    suffix?: "" | "JR" | "SR" | "I" | "II" | "III" | "IV" | "V";
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
                        /** Format: uuid */
                        identityUuid: string;
                        /**
                         * Format: date-time
                         * @description When the account was opened
                         */
                        createdAt: string;
                        /** @description PRIMARY, or CO_DEEDER for an additional signer */
                        type: string;
                        name: {
                            /** @description Null until a name is given */
                            uuid: string | null;
                            firstName: string;
                            middleName: string;
                            lastName: string;
                            suffix: string;
                        };
                        email: string;
                        phoneNumbers: {
                            type: string;
                            /** @description ten digits */
                            number: string;
                        }[];
                        addresses: {
                            /** Format: uuid */
                            uuid: string;
                            /** @enum {string} */
                            type: "HOME";
                            street1: string;
                            street2: string;
                            city: string;
                            state: string;
                            zip: string;
                        }[];
                        dob: string | null;
                        /** @description Present once a Social Security number is on file; the number itself is never returned */
                        ssnLast4: string | null;
                        optimizelyProfileUuid: string | null;
                        trackerUuid: string | null;
                        /** @description Send as If-Match, to refuse a change of a newer version */
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
    "profile-phone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    number: string;
                    /** @enum {string} */
                    type?: "MOBILE";
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
                        /** Format: uuid */
                        identityUuid: string;
                        /**
                         * Format: date-time
                         * @description When the account was opened
                         */
                        createdAt: string;
                        /** @description PRIMARY, or CO_DEEDER for an additional signer */
                        type: string;
                        name: {
                            /** @description Null until a name is given */
                            uuid: string | null;
                            firstName: string;
                            middleName: string;
                            lastName: string;
                            suffix: string;
                        };
                        email: string;
                        phoneNumbers: {
                            type: string;
                            /** @description ten digits */
                            number: string;
                        }[];
                        addresses: {
                            /** Format: uuid */
                            uuid: string;
                            /** @enum {string} */
                            type: "HOME";
                            street1: string;
                            street2: string;
                            city: string;
                            state: string;
                            zip: string;
                        }[];
                        dob: string | null;
                        /** @description Present once a Social Security number is on file; the number itself is never returned */
                        ssnLast4: string | null;
                        optimizelyProfileUuid: string | null;
                        trackerUuid: string | null;
                        /** @description Send as If-Match, to refuse a change of a newer version */
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
    "profile-ssn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ssn: string;
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
                        ssnLast4: string;
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
    "profile-consent-types": {
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
                        /** @enum {string} */
                        type: "PRIVACY" | "TERMS" | "COMMUNICATIONS";
                        version: string;
                        text: string;
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
    "agreement-get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: "PRIVACY" | "TERMS" | "COMMUNICATIONS";
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
                        /** @enum {string} */
                        type: "PRIVACY" | "TERMS" | "COMMUNICATIONS";
                        version: string;
                        title: string;
                        parts: ({
                            /** @enum {string} */
                            kind: "heading";
                            text: string;
                        } | {
                            /** @enum {string} */
                            kind: "text";
                            /** @description **words** are bold */
                            text: string;
                        } | {
                            /** @enum {string} */
                            kind: "list";
                            items: string[];
                        } | {
                            /** @enum {string} */
                            kind: "facts";
                            rows: {
                                label: string;
                                /** @description **words** are bold */
                                value: string;
                            }[];
                        } | {
                            /** @enum {string} */
                            kind: "table";
                            caption: string;
                            head: string[];
                            rows: string[][];
                        })[];
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
    "application-terms-get": {
        parameters: {
            query: {
                state: "AL" | "AK" | "AZ" | "AR" | "CA" | "CO" | "CT" | "DE" | "DC" | "FL" | "GA" | "HI" | "ID" | "IL" | "IN" | "IA" | "KS" | "KY" | "LA" | "ME" | "MD" | "MA" | "MI" | "MN" | "MS" | "MO" | "MT" | "NE" | "NV" | "NH" | "NJ" | "NM" | "NY" | "NC" | "ND" | "OH" | "OK" | "OR" | "PA" | "RI" | "SC" | "SD" | "TN" | "TX" | "UT" | "VT" | "VA" | "WA" | "WV" | "WI" | "WY";
                occupancy: "HOME" | "SECONDARY" | "INVESTMENT";
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
                        documents: {
                            kind: string;
                            version: string;
                            title: string;
                            /** @description Of the words shown; sent along with the application */
                            sha256: string;
                            parts: ({
                                /** @enum {string} */
                                kind: "heading";
                                text: string;
                            } | {
                                /** @enum {string} */
                                kind: "text";
                                /** @description **words** are bold */
                                text: string;
                            } | {
                                /** @enum {string} */
                                kind: "list";
                                items: string[];
                            } | {
                                /** @enum {string} */
                                kind: "facts";
                                rows: {
                                    label: string;
                                    /** @description **words** are bold */
                                    value: string;
                                }[];
                            } | {
                                /** @enum {string} */
                                kind: "table";
                                caption: string;
                                head: string[];
                                rows: string[][];
                            })[];
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
    "heloc-consent-types": {
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
                        /** @enum {string} */
                        type: "SOFT_CREDIT" | "HARD_CREDIT";
                        version: string;
                        text: string;
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
    "prompt-external": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: "SMS" | "SMS_TRANSACTIONAL";
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
                        verbiage: string;
                        resources: {
                            /** @enum {string} */
                            type: "ADD_VERBIAGE" | "TITLE" | "Privacy Policy" | "Terms of Service";
                            name: string;
                            value: string;
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
    "prompt-secure": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: "SMS" | "SMS_TRANSACTIONAL";
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
                        verbiage: string;
                        resources: {
                            /** @enum {string} */
                            type: "ADD_VERBIAGE" | "TITLE" | "Privacy Policy" | "Terms of Service";
                            name: string;
                            value: string;
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
    "consent-user-get": {
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
                    consent_type?: "SMS" | "SMS_TRANSACTIONAL";
                    org?: string;
                    /** Format: email */
                    email?: string;
                    phone?: string;
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
                        consent_type: "SMS" | "SMS_TRANSACTIONAL";
                        /** Format: uuid */
                        consent_prompt_uuid: string;
                        /** @enum {string} */
                        opt_in_out: "OPT_IN" | "OPT_OUT";
                        /** @description The text the person read */
                        verbiage: string;
                        org: string;
                        phone: string | null;
                        email: string | null;
                        source: string;
                        /** Format: date-time */
                        recorded_at: string;
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
    "consent-user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    source: string;
                    org?: string;
                    phone?: string;
                    /** Format: email */
                    email?: string;
                    /** @enum {string} */
                    product_type: "HELOC";
                    consents: {
                        /** Format: uuid */
                        consent_prompt_uuid: string;
                        /** @enum {string} */
                        opt_in_out: "OPT_IN" | "OPT_OUT";
                    }[];
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
                        consents: {
                            /** @enum {string} */
                            consent_type: "SMS" | "SMS_TRANSACTIONAL";
                            /** Format: uuid */
                            consent_prompt_uuid: string;
                            /** @enum {string} */
                            opt_in_out: "OPT_IN" | "OPT_OUT";
                            /** @description The text the person read */
                            verbiage: string;
                            org: string;
                            phone: string | null;
                            email: string | null;
                            source: string;
                            /** Format: date-time */
                            recorded_at: string;
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
    "notifications-get": {
        parameters: {
            query?: {
                /** @description Filter by these statuses */
                status?: "UNREAD" | "READ";
                /** @description 50 unless said */
                limit?: number;
                /** @description Messages older than this one */
                before?: string;
                /** @description The account at the exchange: also messages about it that were sent to another sign-in of its owner. Only the caller’s own is found */
                address?: string;
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
                        /** Format: uuid */
                        uuid: string;
                        title: string;
                        description: string;
                        /** Format: date-time */
                        created: string;
                        /** @enum {string} */
                        status: "UNREAD" | "READ";
                        /** @description The link of the message; none or one, and none once what it asks for is over */
                        ctas: {
                            title: string;
                            /** @description A path of this site */
                            redirectPath: string;
                        }[];
                        applicationUuid: string | null;
                        /** @description The account at the exchange that the message is about */
                        walletAddress: string | null;
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
    "notifications-patch": {
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
                    status: "READ";
                    /**
                     * Format: uuid
                     * @description Messages that came later stay unread
                     */
                    through: string;
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
    "notification-patch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                notificationUuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    status: "UNREAD" | "READ";
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
                        title: string;
                        description: string;
                        /** Format: date-time */
                        created: string;
                        /** @enum {string} */
                        status: "UNREAD" | "READ";
                        /** @description The link of the message; none or one, and none once what it asks for is over */
                        ctas: {
                            title: string;
                            /** @description A path of this site */
                            redirectPath: string;
                        }[];
                        applicationUuid: string | null;
                        /** @description The account at the exchange that the message is about */
                        walletAddress: string | null;
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
    "feedback-post": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Stored only when the caller is a party of it */
                    applicationUuid?: string | null;
                    message: string;
                    /** @enum {string} */
                    topic: "IMPROVE" | "COMPLIMENT";
                    marketingConsent: boolean;
                    pathname: string;
                    /** @enum {string} */
                    productType: "HELOC";
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
    "feedback-ceo": {
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
    "leave-survey-post": {
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
                    screen: "liens" | "product/select" | "identity" | "signing/sign";
                    /** @enum {string} */
                    reason: "LATER" | "PRICE" | "AMOUNT" | "UNCLEAR" | "BROKEN" | "PRIVACY" | "ELSEWHERE" | "OTHER";
                    comment: string;
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
    "draft-create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        step?: string;
                        propertyAddress?: {
                            street1?: string;
                            street2?: string;
                            city?: string;
                            state?: ("AL" | "AK" | "AZ" | "AR" | "CA" | "CO" | "CT" | "DE" | "DC" | "FL" | "GA" | "HI" | "ID" | "IL" | "IN" | "IA" | "KS" | "KY" | "LA" | "ME" | "MD" | "MA" | "MI" | "MN" | "MS" | "MO" | "MT" | "NE" | "NV" | "NH" | "NJ" | "NM" | "NY" | "NC" | "ND" | "OH" | "OK" | "OR" | "PA" | "RI" | "SC" | "SD" | "TN" | "TX" | "UT" | "VT" | "VA" | "WA" | "WV" | "WI" | "WY") | "";
                            zip?: string;
                            /** @enum {string} */
                            occupancyType?: "HOME" | "SECONDARY" | "INVESTMENT";
                        };
                        homeAddress?: {
                            street1?: string;
                            street2?: string;
                            city?: string;
                            state?: ("AL" | "AK" | "AZ" | "AR" | "CA" | "CO" | "CT" | "DE" | "DC" | "FL" | "GA" | "HI" | "ID" | "IL" | "IN" | "IA" | "KS" | "KY" | "LA" | "ME" | "MD" | "MA" | "MI" | "MN" | "MS" | "MO" | "MT" | "NE" | "NV" | "NH" | "NJ" | "NM" | "NY" | "NC" | "ND" | "OH" | "OK" | "OR" | "PA" | "RI" | "SC" | "SD" | "TN" | "TX" | "UT" | "VT" | "VA" | "WA" | "WV" | "WI" | "WY") | "";
                            zip?: string;
                            /** @enum {string} */
                            occupancyType?: "HOME" | "SECONDARY" | "INVESTMENT";
                        };
                        isListedForSale?: boolean | null;
                        income?: {
                            income?: number | null;
                            otherIncome?: number | null;
                            employmentType?: ("FULL_TIME" | "PART_TIME" | "SELF_EMPLOYED" | "RETIRED" | "ALIMONY" | "CHILD_SUPPORT" | "SEPARATE_MAINTENANCE_PAYMENTS" | "PUBLIC_ASSISTANCE_PROGRAM" | "UNEMPLOYED") | ("EMPLOYED" | "OTHER" | "");
                        };
                        name?: {
                            firstName?: string;
                            middleName?: string;
                            lastName?: string;
                            /** @enum {string} */
                            suffix?: "" | "JR" | "SR" | "I" | "II" | "III" | "IV" | "V";
                        };
                        dob?: string;
                        email?: string;
                        phoneNumber?: string;
                        communicationConsent?: boolean;
                        smsMarketingConsent?: boolean;
                        smsTransactionalConsent?: boolean;
                        termPrivacyConsent?: boolean;
                        hasSaleStatusBeenSet?: boolean;
                        hasIncomeBeenSet?: boolean;
                        isPrepopComplete?: boolean;
                        isEmailPrefilledByProfile?: boolean;
                        attribution?: {
                            [key: string]: string;
                        };
                    };
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
                        id: string;
                        version: number;
                        data: {
                            step?: string;
                            propertyAddress?: {
                                street1?: string;
                                street2?: string;
                                city?: string;
                                state?: ("AL" | "AK" | "AZ" | "AR" | "CA" | "CO" | "CT" | "DE" | "DC" | "FL" | "GA" | "HI" | "ID" | "IL" | "IN" | "IA" | "KS" | "KY" | "LA" | "ME" | "MD" | "MA" | "MI" | "MN" | "MS" | "MO" | "MT" | "NE" | "NV" | "NH" | "NJ" | "NM" | "NY" | "NC" | "ND" | "OH" | "OK" | "OR" | "PA" | "RI" | "SC" | "SD" | "TN" | "TX" | "UT" | "VT" | "VA" | "WA" | "WV" | "WI" | "WY") | "";
                                zip?: string;
                                /** @enum {string} */
                                occupancyType?: "HOME" | "SECONDARY" | "INVESTMENT";
                            };
                            homeAddress?: {
                                street1?: string;
                                street2?: string;
                                city?: string;
                                state?: ("AL" | "AK" | "AZ" | "AR" | "CA" | "CO" | "CT" | "DE" | "DC" | "FL" | "GA" | "HI" | "ID" | "IL" | "IN" | "IA" | "KS" | "KY" | "LA" | "ME" | "MD" | "MA" | "MI" | "MN" | "MS" | "MO" | "MT" | "NE" | "NV" | "NH" | "NJ" | "NM" | "NY" | "NC" | "ND" | "OH" | "OK" | "OR" | "PA" | "RI" | "SC" | "SD" | "TN" | "TX" | "UT" | "VT" | "VA" | "WA" | "WV" | "WI" | "WY") | "";
                                zip?: string;
                                /** @enum {string} */
                                occupancyType?: "HOME" | "SECONDARY" | "INVESTMENT";
                            };
                            isListedForSale?: boolean | null;
                            income?: {
                                income?: number | null;
                                otherIncome?: number | null;
                                employmentType?: ("FULL_TIME" | "PART_TIME" | "SELF_EMPLOYED" | "RETIRED" | "ALIMONY" | "CHILD_SUPPORT" | "SEPARATE_MAINTENANCE_PAYMENTS" | "PUBLIC_ASSISTANCE_PROGRAM" | "UNEMPLOYED") | ("EMPLOYED" | "OTHER" | "");
                            };
                            name?: {
                                firstName?: string;
                                middleName?: string;
                                lastName?: string;
                                /** @enum {string} */
                                suffix?: "" | "JR" | "SR" | "I" | "II" | "III" | "IV" | "V";
                            };
                            dob?: string;
                            email?: string;
                            phoneNumber?: string;
                            communicationConsent?: boolean;
                            smsMarketingConsent?: boolean;
                            smsTransactionalConsent?: boolean;
                            termPrivacyConsent?: boolean;
                            hasSaleStatusBeenSet?: boolean;
                            hasIncomeBeenSet?: boolean;
                            isPrepopComplete?: boolean;
                            isEmailPrefilledByProfile?: boolean;
                            attribution?: {
                                [key: string]: string;
                            };
                        };
                        /** Format: date-time */
                        updatedAt: string;
                        /** Format: date-time */
                        expiresAt: string;
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
    "draft-get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                        id: string;
                        version: number;
                        data: {
                            step?: string;
                            propertyAddress?: {
                                street1?: string;
                                street2?: string;
                                city?: string;
                                state?: ("AL" | "AK" | "AZ" | "AR" | "CA" | "CO" | "CT" | "DE" | "DC" | "FL" | "GA" | "HI" | "ID" | "IL" | "IN" | "IA" | "KS" | "KY" | "LA" | "ME" | "MD" | "MA" | "MI" | "MN" | "MS" | "MO" | "MT" | "NE" | "NV" | "NH" | "NJ" | "NM" | "NY" | "NC" | "ND" | "OH" | "OK" | "OR" | "PA" | "RI" | "SC" | "SD" | "TN" | "TX" | "UT" | "VT" | "VA" | "WA" | "WV" | "WI" | "WY") | "";
                                zip?: string;
                                /** @enum {string} */
                                occupancyType?: "HOME" | "SECONDARY" | "INVESTMENT";
                            };
                            homeAddress?: {
                                street1?: string;
                                street2?: string;
                                city?: string;
                                state?: ("AL" | "AK" | "AZ" | "AR" | "CA" | "CO" | "CT" | "DE" | "DC" | "FL" | "GA" | "HI" | "ID" | "IL" | "IN" | "IA" | "KS" | "KY" | "LA" | "ME" | "MD" | "MA" | "MI" | "MN" | "MS" | "MO" | "MT" | "NE" | "NV" | "NH" | "NJ" | "NM" | "NY" | "NC" | "ND" | "OH" | "OK" | "OR" | "PA" | "RI" | "SC" | "SD" | "TN" | "TX" | "UT" | "VT" | "VA" | "WA" | "WV" | "WI" | "WY") | "";
                                zip?: string;
                                /** @enum {string} */
                                occupancyType?: "HOME" | "SECONDARY" | "INVESTMENT";
                            };
                            isListedForSale?: boolean | null;
                            income?: {
                                income?: number | null;
                                otherIncome?: number | null;
                                employmentType?: ("FULL_TIME" | "PART_TIME" | "SELF_EMPLOYED" | "RETIRED" | "ALIMONY" | "CHILD_SUPPORT" | "SEPARATE_MAINTENANCE_PAYMENTS" | "PUBLIC_ASSISTANCE_PROGRAM" | "UNEMPLOYED") | ("EMPLOYED" | "OTHER" | "");
                            };
                            name?: {
                                firstName?: string;
                                middleName?: string;
                                lastName?: string;
                                /** @enum {string} */
                                suffix?: "" | "JR" | "SR" | "I" | "II" | "III" | "IV" | "V";
                            };
                            dob?: string;
                            email?: string;
                            phoneNumber?: string;
                            communicationConsent?: boolean;
                            smsMarketingConsent?: boolean;
                            smsTransactionalConsent?: boolean;
                            termPrivacyConsent?: boolean;
                            hasSaleStatusBeenSet?: boolean;
                            hasIncomeBeenSet?: boolean;
                            isPrepopComplete?: boolean;
                            isEmailPrefilledByProfile?: boolean;
                            attribution?: {
                                [key: string]: string;
                            };
                        };
                        /** Format: date-time */
                        updatedAt: string;
                        /** Format: date-time */
                        expiresAt: string;
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
    "draft-patch": {
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
                    version: number;
                    data: {
                        step?: string;
                        propertyAddress?: {
                            street1?: string;
                            street2?: string;
                            city?: string;
                            state?: ("AL" | "AK" | "AZ" | "AR" | "CA" | "CO" | "CT" | "DE" | "DC" | "FL" | "GA" | "HI" | "ID" | "IL" | "IN" | "IA" | "KS" | "KY" | "LA" | "ME" | "MD" | "MA" | "MI" | "MN" | "MS" | "MO" | "MT" | "NE" | "NV" | "NH" | "NJ" | "NM" | "NY" | "NC" | "ND" | "OH" | "OK" | "OR" | "PA" | "RI" | "SC" | "SD" | "TN" | "TX" | "UT" | "VT" | "VA" | "WA" | "WV" | "WI" | "WY") | "";
                            zip?: string;
                            /** @enum {string} */
                            occupancyType?: "HOME" | "SECONDARY" | "INVESTMENT";
                        };
                        homeAddress?: {
                            street1?: string;
                            street2?: string;
                            city?: string;
                            state?: ("AL" | "AK" | "AZ" | "AR" | "CA" | "CO" | "CT" | "DE" | "DC" | "FL" | "GA" | "HI" | "ID" | "IL" | "IN" | "IA" | "KS" | "KY" | "LA" | "ME" | "MD" | "MA" | "MI" | "MN" | "MS" | "MO" | "MT" | "NE" | "NV" | "NH" | "NJ" | "NM" | "NY" | "NC" | "ND" | "OH" | "OK" | "OR" | "PA" | "RI" | "SC" | "SD" | "TN" | "TX" | "UT" | "VT" | "VA" | "WA" | "WV" | "WI" | "WY") | "";
                            zip?: string;
                            /** @enum {string} */
                            occupancyType?: "HOME" | "SECONDARY" | "INVESTMENT";
                        };
                        isListedForSale?: boolean | null;
                        income?: {
                            income?: number | null;
                            otherIncome?: number | null;
                            employmentType?: ("FULL_TIME" | "PART_TIME" | "SELF_EMPLOYED" | "RETIRED" | "ALIMONY" | "CHILD_SUPPORT" | "SEPARATE_MAINTENANCE_PAYMENTS" | "PUBLIC_ASSISTANCE_PROGRAM" | "UNEMPLOYED") | ("EMPLOYED" | "OTHER" | "");
                        };
                        name?: {
                            firstName?: string;
                            middleName?: string;
                            lastName?: string;
                            /** @enum {string} */
                            suffix?: "" | "JR" | "SR" | "I" | "II" | "III" | "IV" | "V";
                        };
                        dob?: string;
                        email?: string;
                        phoneNumber?: string;
                        communicationConsent?: boolean;
                        smsMarketingConsent?: boolean;
                        smsTransactionalConsent?: boolean;
                        termPrivacyConsent?: boolean;
                        hasSaleStatusBeenSet?: boolean;
                        hasIncomeBeenSet?: boolean;
                        isPrepopComplete?: boolean;
                        isEmailPrefilledByProfile?: boolean;
                        attribution?: {
                            [key: string]: string;
                        };
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
                        id: string;
                        version: number;
                        data: {
                            step?: string;
                            propertyAddress?: {
                                street1?: string;
                                street2?: string;
                                city?: string;
                                state?: ("AL" | "AK" | "AZ" | "AR" | "CA" | "CO" | "CT" | "DE" | "DC" | "FL" | "GA" | "HI" | "ID" | "IL" | "IN" | "IA" | "KS" | "KY" | "LA" | "ME" | "MD" | "MA" | "MI" | "MN" | "MS" | "MO" | "MT" | "NE" | "NV" | "NH" | "NJ" | "NM" | "NY" | "NC" | "ND" | "OH" | "OK" | "OR" | "PA" | "RI" | "SC" | "SD" | "TN" | "TX" | "UT" | "VT" | "VA" | "WA" | "WV" | "WI" | "WY") | "";
                                zip?: string;
                                /** @enum {string} */
                                occupancyType?: "HOME" | "SECONDARY" | "INVESTMENT";
                            };
                            homeAddress?: {
                                street1?: string;
                                street2?: string;
                                city?: string;
                                state?: ("AL" | "AK" | "AZ" | "AR" | "CA" | "CO" | "CT" | "DE" | "DC" | "FL" | "GA" | "HI" | "ID" | "IL" | "IN" | "IA" | "KS" | "KY" | "LA" | "ME" | "MD" | "MA" | "MI" | "MN" | "MS" | "MO" | "MT" | "NE" | "NV" | "NH" | "NJ" | "NM" | "NY" | "NC" | "ND" | "OH" | "OK" | "OR" | "PA" | "RI" | "SC" | "SD" | "TN" | "TX" | "UT" | "VT" | "VA" | "WA" | "WV" | "WI" | "WY") | "";
                                zip?: string;
                                /** @enum {string} */
                                occupancyType?: "HOME" | "SECONDARY" | "INVESTMENT";
                            };
                            isListedForSale?: boolean | null;
                            income?: {
                                income?: number | null;
                                otherIncome?: number | null;
                                employmentType?: ("FULL_TIME" | "PART_TIME" | "SELF_EMPLOYED" | "RETIRED" | "ALIMONY" | "CHILD_SUPPORT" | "SEPARATE_MAINTENANCE_PAYMENTS" | "PUBLIC_ASSISTANCE_PROGRAM" | "UNEMPLOYED") | ("EMPLOYED" | "OTHER" | "");
                            };
                            name?: {
                                firstName?: string;
                                middleName?: string;
                                lastName?: string;
                                /** @enum {string} */
                                suffix?: "" | "JR" | "SR" | "I" | "II" | "III" | "IV" | "V";
                            };
                            dob?: string;
                            email?: string;
                            phoneNumber?: string;
                            communicationConsent?: boolean;
                            smsMarketingConsent?: boolean;
                            smsTransactionalConsent?: boolean;
                            termPrivacyConsent?: boolean;
                            hasSaleStatusBeenSet?: boolean;
                            hasIncomeBeenSet?: boolean;
                            isPrepopComplete?: boolean;
                            isEmailPrefilledByProfile?: boolean;
                            attribution?: {
                                [key: string]: string;
                            };
                        };
                        /** Format: date-time */
                        updatedAt: string;
                        /** Format: date-time */
                        expiresAt: string;
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
    "draft-code": {
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
                    again?: boolean;
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
                        /** @description Null: the draft has no email address yet, and opens only where it was started */
                        code: {
                            /** Format: date-time */
                            sentAt: string;
                            /** Format: date-time */
                            expiresAt: string;
                            /** @description This request mailed it; a code that is half a minute old is not mailed again */
                            isNew: boolean;
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
    "draft-open": {
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
                        id: string;
                        version: number;
                        data: {
                            step?: string;
                            propertyAddress?: {
                                street1?: string;
                                street2?: string;
                                city?: string;
                                state?: ("AL" | "AK" | "AZ" | "AR" | "CA" | "CO" | "CT" | "DE" | "DC" | "FL" | "GA" | "HI" | "ID" | "IL" | "IN" | "IA" | "KS" | "KY" | "LA" | "ME" | "MD" | "MA" | "MI" | "MN" | "MS" | "MO" | "MT" | "NE" | "NV" | "NH" | "NJ" | "NM" | "NY" | "NC" | "ND" | "OH" | "OK" | "OR" | "PA" | "RI" | "SC" | "SD" | "TN" | "TX" | "UT" | "VT" | "VA" | "WA" | "WV" | "WI" | "WY") | "";
                                zip?: string;
                                /** @enum {string} */
                                occupancyType?: "HOME" | "SECONDARY" | "INVESTMENT";
                            };
                            homeAddress?: {
                                street1?: string;
                                street2?: string;
                                city?: string;
                                state?: ("AL" | "AK" | "AZ" | "AR" | "CA" | "CO" | "CT" | "DE" | "DC" | "FL" | "GA" | "HI" | "ID" | "IL" | "IN" | "IA" | "KS" | "KY" | "LA" | "ME" | "MD" | "MA" | "MI" | "MN" | "MS" | "MO" | "MT" | "NE" | "NV" | "NH" | "NJ" | "NM" | "NY" | "NC" | "ND" | "OH" | "OK" | "OR" | "PA" | "RI" | "SC" | "SD" | "TN" | "TX" | "UT" | "VT" | "VA" | "WA" | "WV" | "WI" | "WY") | "";
                                zip?: string;
                                /** @enum {string} */
                                occupancyType?: "HOME" | "SECONDARY" | "INVESTMENT";
                            };
                            isListedForSale?: boolean | null;
                            income?: {
                                income?: number | null;
                                otherIncome?: number | null;
                                employmentType?: ("FULL_TIME" | "PART_TIME" | "SELF_EMPLOYED" | "RETIRED" | "ALIMONY" | "CHILD_SUPPORT" | "SEPARATE_MAINTENANCE_PAYMENTS" | "PUBLIC_ASSISTANCE_PROGRAM" | "UNEMPLOYED") | ("EMPLOYED" | "OTHER" | "");
                            };
                            name?: {
                                firstName?: string;
                                middleName?: string;
                                lastName?: string;
                                /** @enum {string} */
                                suffix?: "" | "JR" | "SR" | "I" | "II" | "III" | "IV" | "V";
                            };
                            dob?: string;
                            email?: string;
                            phoneNumber?: string;
                            communicationConsent?: boolean;
                            smsMarketingConsent?: boolean;
                            smsTransactionalConsent?: boolean;
                            termPrivacyConsent?: boolean;
                            hasSaleStatusBeenSet?: boolean;
                            hasIncomeBeenSet?: boolean;
                            isPrepopComplete?: boolean;
                            isEmailPrefilledByProfile?: boolean;
                            attribution?: {
                                [key: string]: string;
                            };
                        };
                        /** Format: date-time */
                        updatedAt: string;
                        /** Format: date-time */
                        expiresAt: string;
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
    logo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orgBrand: string;
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
                    "application/json": string;
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
    "states-eligibility": {
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
                        states: ("AL" | "AK" | "AZ" | "AR" | "CA" | "CO" | "CT" | "DE" | "DC" | "FL" | "GA" | "HI" | "ID" | "IL" | "IN" | "IA" | "KS" | "KY" | "LA" | "ME" | "MD" | "MA" | "MI" | "MN" | "MS" | "MO" | "MT" | "NE" | "NV" | "NH" | "NJ" | "NM" | "NY" | "NC" | "ND" | "OH" | "OK" | "OR" | "PA" | "RI" | "SC" | "SD" | "TN" | "TX" | "UT" | "VT" | "VA" | "WA" | "WV" | "WI" | "WY")[];
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
    "zip-eligibility": {
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
                        excludedZips: string[];
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
    "state-licenses": {
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
                        /** @enum {string} */
                        abbrev: "AL" | "AK" | "AZ" | "AR" | "CA" | "CO" | "CT" | "DE" | "DC" | "FL" | "GA" | "HI" | "ID" | "IL" | "IN" | "IA" | "KS" | "KY" | "LA" | "ME" | "MD" | "MA" | "MI" | "MN" | "MS" | "MO" | "MT" | "NE" | "NV" | "NH" | "NJ" | "NM" | "NY" | "NC" | "ND" | "OH" | "OK" | "OR" | "PA" | "RI" | "SC" | "SD" | "TN" | "TX" | "UT" | "VT" | "VA" | "WA" | "WV" | "WI" | "WY";
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
    "operating-hours": {
        parameters: {
            query?: {
                /** @description true formats the times for display */
                display?: "true" | "false";
            };
            header?: never;
            path: {
                department: "OPS_PHONE" | "OPS_CHAT";
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
                        timeZone: string;
                        weekdays: {
                            weekday: string;
                            /** @description 1 Monday to 7 Sunday */
                            weekdayValue: number;
                            startTime: string | null;
                            endTime: string | null;
                            isOpen: boolean;
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
    "operating-week": {
        parameters: {
            query?: {
                /** @description true formats the times for display */
                display?: "true" | "false";
            };
            header?: never;
            path: {
                department: "OPS_PHONE" | "OPS_CHAT";
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
                        timeZone: string;
                        weekdays: {
                            weekday: string;
                            /** @description 1 Monday to 7 Sunday */
                            weekdayValue: number;
                            startTime: string | null;
                            endTime: string | null;
                            isOpen: boolean;
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
    "open-status": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                department: "OPS_PHONE" | "OPS_CHAT";
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
                        isOpen: boolean;
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
    "loan-officer": {
        parameters: {
            query?: {
                organization?: string;
            };
            header?: never;
            path: {
                loanOriginatorUuid: string;
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
                        originatorName: string;
                        brokerName: string | null;
                        avatarUri: string | null;
                        email: string;
                        phoneNumber: string;
                        nmls: string;
                        enforceLicensedStatesForReferral: boolean;
                        licensedStates: ("AL" | "AK" | "AZ" | "AR" | "CA" | "CO" | "CT" | "DE" | "DC" | "FL" | "GA" | "HI" | "ID" | "IL" | "IN" | "IA" | "KS" | "KY" | "LA" | "ME" | "MD" | "MA" | "MI" | "MN" | "MS" | "MO" | "MT" | "NE" | "NV" | "NH" | "NJ" | "NM" | "NY" | "NC" | "ND" | "OH" | "OK" | "OR" | "PA" | "RI" | "SC" | "SD" | "TN" | "TX" | "UT" | "VT" | "VA" | "WA" | "WV" | "WI" | "WY")[];
                        organization: string;
                        merchant: boolean;
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
    "loan-officer-states": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                loanOriginatorUuid: string;
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
                        states: ("AL" | "AK" | "AZ" | "AR" | "CA" | "CO" | "CT" | "DE" | "DC" | "FL" | "GA" | "HI" | "ID" | "IL" | "IN" | "IA" | "KS" | "KY" | "LA" | "ME" | "MD" | "MA" | "MI" | "MN" | "MS" | "MO" | "MT" | "NE" | "NV" | "NH" | "NJ" | "NM" | "NY" | "NC" | "ND" | "OH" | "OK" | "OR" | "PA" | "RI" | "SC" | "SD" | "TN" | "TX" | "UT" | "VT" | "VA" | "WA" | "WV" | "WI" | "WY")[];
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
    "referral-status": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                referralUuid: string;
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
                        referralUuid: string;
                        /** @enum {string} */
                        status: "OPEN" | "REGISTERED" | "EXPIRED";
                        email: string;
                        organization: string;
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
    "referral-prefill": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                referralUuid: string;
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
                        referralUuid: string;
                        referrerUuid: string | null;
                        wholesaleBrokerNmls: string | null;
                        firstName: string;
                        lastName: string;
                        suffix: string;
                        street1: string;
                        street2: string;
                        city: string;
                        /** @enum {string} */
                        state: "AL" | "AK" | "AZ" | "AR" | "CA" | "CO" | "CT" | "DE" | "DC" | "FL" | "GA" | "HI" | "ID" | "IL" | "IN" | "IA" | "KS" | "KY" | "LA" | "ME" | "MD" | "MA" | "MI" | "MN" | "MS" | "MO" | "MT" | "NE" | "NV" | "NH" | "NJ" | "NM" | "NY" | "NC" | "ND" | "OH" | "OK" | "OR" | "PA" | "RI" | "SC" | "SD" | "TN" | "TX" | "UT" | "VT" | "VA" | "WA" | "WV" | "WI" | "WY";
                        zip: string;
                        phoneNumber: string;
                        email: string;
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
    "offer-code": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
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
                        firstName: string;
                        lastName: string;
                        offerCode: string;
                        /** Format: date */
                        inHomeDate: string;
                        /** Format: date */
                        respondByDate: string;
                        street1: string;
                        street2: string;
                        city: string;
                        /** @enum {string} */
                        state: "AL" | "AK" | "AZ" | "AR" | "CA" | "CO" | "CT" | "DE" | "DC" | "FL" | "GA" | "HI" | "ID" | "IL" | "IN" | "IA" | "KS" | "KY" | "LA" | "ME" | "MD" | "MA" | "MI" | "MN" | "MS" | "MO" | "MT" | "NE" | "NV" | "NH" | "NJ" | "NM" | "NY" | "NC" | "ND" | "OH" | "OK" | "OR" | "PA" | "RI" | "SC" | "SD" | "TN" | "TX" | "UT" | "VT" | "VA" | "WA" | "WV" | "WI" | "WY";
                        zip: string;
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
    "affiliate-prefill": {
        parameters: {
            query: {
                affiliate: string;
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
                        name: {
                            firstName: string;
                            middleName: string;
                            lastName: string;
                            suffix: string;
                        };
                        address: {
                            street1: string;
                            street2: string;
                            city: string;
                            /** @enum {string} */
                            state: "AL" | "AK" | "AZ" | "AR" | "CA" | "CO" | "CT" | "DE" | "DC" | "FL" | "GA" | "HI" | "ID" | "IL" | "IN" | "IA" | "KS" | "KY" | "LA" | "ME" | "MD" | "MA" | "MI" | "MN" | "MS" | "MO" | "MT" | "NE" | "NV" | "NH" | "NJ" | "NM" | "NY" | "NC" | "ND" | "OH" | "OK" | "OR" | "PA" | "RI" | "SC" | "SD" | "TN" | "TX" | "UT" | "VT" | "VA" | "WA" | "WV" | "WI" | "WY";
                            zip: string;
                        };
                        dob: string | null;
                        email: string;
                        phone: string;
                        income: number | null;
                        affiliateList: string[];
                        abVersion: string | null;
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
    "menus-get": {
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
                        /** @description A path of this site or an https address of the lender; an entry without one is in no menu */
                        addresses: {
                            [key: string]: string;
                        };
                        /** @description Signed-in people of the main brand may give feedback */
                        isMainBrand: boolean;
                        /** @description Borrowers who log out in the middle of some steps are asked why they leave */
                        leaveSurvey: boolean;
                        /** @description The list of banners of this installation */
                        bannersUrl: string;
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
    "banners-get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                file: "production.json" | "test.json";
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
    features: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                context: "external" | "secure" | "customer";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The user for whom the flags are evaluated */
                    optimizeUser?: {
                        trackerId?: string | null;
                        /** @description applicationUuid, createdAt, identityUuid, organization and trackerUuid; the members beside are older names of them */
                        attributes?: {
                            [key: string]: string | number | boolean | null;
                        };
                        applicationUuid?: string | null;
                        createdAt?: string | null;
                        identityUuid?: string | null;
                        organization?: string | null;
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
                        key: string;
                        enabled: boolean;
                        variables: {
                            key: string;
                            defaultValue: string;
                        }[];
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
    feature: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                context: "external" | "secure" | "customer";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The user for whom the flags are evaluated */
                    optimizeUser?: {
                        trackerId?: string | null;
                        /** @description applicationUuid, createdAt, identityUuid, organization and trackerUuid; the members beside are older names of them */
                        attributes?: {
                            [key: string]: string | number | boolean | null;
                        };
                        applicationUuid?: string | null;
                        createdAt?: string | null;
                        identityUuid?: string | null;
                        organization?: string | null;
                    };
                    featureKey: string;
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
                        enabled: boolean;
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
    decision: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                context: "external" | "secure" | "customer";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The user for whom the flags are evaluated */
                    optimizeUser?: {
                        trackerId?: string | null;
                        /** @description applicationUuid, createdAt, identityUuid, organization and trackerUuid; the members beside are older names of them */
                        attributes?: {
                            [key: string]: string | number | boolean | null;
                        };
                        applicationUuid?: string | null;
                        createdAt?: string | null;
                        identityUuid?: string | null;
                        organization?: string | null;
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
                        decisions: {
                            /** @description A flag, or the surface that an experiment varies */
                            flagKey: string;
                            /** @description The experiment, where it is one: the name under which an application records it */
                            experimentKey?: string;
                            /** @description False for an experiment’s control */
                            enabled: boolean;
                            variationKey: string;
                            variables: {
                                [key: string]: string;
                            };
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
    "waitlist-join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Letters, spaces and hyphens */
                    firstName: string;
                    /** @description Letters, spaces and hyphens */
                    lastName: string;
                    /** Format: date */
                    dob: string;
                    /** Format: email */
                    email: string;
                    /** @description US dollars a year */
                    income: number;
                    street1: string;
                    street2?: string;
                    /** @description Letters and spaces */
                    city: string;
                    /** @enum {string} */
                    state: "AL" | "AK" | "AZ" | "AR" | "CA" | "CO" | "CT" | "DE" | "DC" | "FL" | "GA" | "HI" | "ID" | "IL" | "IN" | "IA" | "KS" | "KY" | "LA" | "ME" | "MD" | "MA" | "MI" | "MN" | "MS" | "MO" | "MT" | "NE" | "NV" | "NH" | "NJ" | "NM" | "NY" | "NC" | "ND" | "OH" | "OK" | "OR" | "PA" | "RI" | "SC" | "SD" | "TN" | "TX" | "UT" | "VT" | "VA" | "WA" | "WV" | "WI" | "WY";
                    zip: string;
                    /** @enum {boolean} */
                    consent: true;
                    /**
                     * @description HELOC unless said; only one the lender keeps a waitlist for
                     * @enum {string}
                     */
                    product?: "HELOC" | "CRYPTO_HELOC" | "DSCR_LOAN";
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
                        /**
                         * @description The same for a new and an existing entry, so that the response reveals nobody on the list
                         * @enum {boolean}
                         */
                        joined: true;
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
    "wallet-access": {
        parameters: {
            query?: {
                /** @description The address of that account or of the group whose policy governs it; of any other: 404 */
                principal?: string;
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
                        account: {
                            name: string;
                            address: string;
                        } | null;
                        authorizedWallet: {
                            address: string;
                            /** @enum {string} */
                            authorizationType: "OWNER" | "GROUP_POLICY";
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
    "wallet-accounts": {
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
                        account: {
                            name: string;
                            address: string;
                        };
                        authorizedWallets: {
                            address: string;
                        }[];
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
    "ft-replay": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description secure: with the signed-in caller’s token */
                context: "external" | "secure";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    sessionKey: {
                        /** Format: uuid */
                        uuid: string;
                        /** @description Start of the visit, milliseconds since 1970 */
                        epoch: number;
                        /**
                         * Format: uuid
                         * @description The visitor’s id, for this tab only
                         */
                        trackerUuid: string;
                    };
                    /** @enum {boolean} */
                    consent: true;
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
                        id: string;
                        /** @description Where the lender’s people watch it; sent with requests and stored with the application */
                        url: string;
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
    "ft-replay-piece": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description secure: with the signed-in caller’s token */
                context: "external" | "secure";
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    sessionKey: {
                        /** Format: uuid */
                        uuid: string;
                        /** @description Start of the visit, milliseconds since 1970 */
                        epoch: number;
                        /**
                         * Format: uuid
                         * @description The visitor’s id, for this tab only
                         */
                        trackerUuid: string;
                    };
                    seq: number;
                    events: {
                        [key: string]: unknown;
                    }[];
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
    "ft-replay-end": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description secure: with the signed-in caller’s token */
                context: "external" | "secure";
                id: string;
                visit: string;
                tracker: string;
            };
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
    "ft-session": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description secure: with the signed-in caller’s token */
                context: "external" | "secure";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    platform: "WEB";
                    libVersion: string;
                    referrer?: string | null;
                    /** @description Members not on the allow-list are dropped, not refused */
                    queryParams?: {
                        [key: string]: unknown;
                    };
                    screenWidth?: number;
                    screenHeight?: number;
                    windowWidth?: number;
                    windowHeight?: number;
                    sessionKey?: {
                        /** Format: uuid */
                        uuid: string;
                        /** @description Start of the visit, milliseconds since 1970 */
                        epoch: number;
                        /**
                         * Format: uuid
                         * @description The visitor’s id, for this tab only
                         */
                        trackerUuid: string;
                    } | null;
                    appVersion?: string;
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
                        sessionKey: {
                            /** Format: uuid */
                            uuid: string;
                            /** @description Start of the visit, milliseconds since 1970 */
                            epoch: number;
                            /**
                             * Format: uuid
                             * @description The visitor’s id, for this tab only
                             */
                            trackerUuid: string;
                        };
                        /** @description Whether this visit reports errors and web vitals, and whether its visitor is asked for a recording */
                        sampled: {
                            monitoring: boolean;
                            replay: boolean;
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
    "ft-event": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description secure: with the signed-in caller’s token */
                context: "external" | "secure";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Not stored; the organization is */
                    domain?: string;
                    /** @description Members not on the allow-list are dropped, not refused */
                    queryParams?: {
                        [key: string]: unknown;
                    };
                    /** @description Stored without ids, and only for paths of the product */
                    pagePath: string;
                    /** @enum {string} */
                    event: "page-view" | "heloc-register-start" | "helocStarted" | "appStarted" | "experiment-exposure" | "HELOC: Error Fallback" | "HELOC: Error";
                    sessionKey: {
                        /** Format: uuid */
                        uuid: string;
                        /** @description Start of the visit, milliseconds since 1970 */
                        epoch: number;
                        /**
                         * Format: uuid
                         * @description The visitor’s id, for this tab only
                         */
                        trackerUuid: string;
                    };
                    /** @description Stored only when it is the caller’s */
                    identityId?: string | null;
                    applicationUuid?: string | null;
                    /** @enum {string} */
                    eventType: "WEB" | "APP";
                    /** @enum {string} */
                    productType: "HELOC";
                    /** @description Members not on the allow-list are dropped, not refused */
                    eventProperties?: {
                        [key: string]: unknown;
                    };
                    dontDedupe?: boolean;
                    /** @description The property whose value tells two events of one name apart */
                    dedupeProperty?: string;
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
    "ft-vitals": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description secure: with the signed-in caller’s token */
                context: "external" | "secure";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Counted by page of the product; ids and query are dropped */
                    pagePath: string;
                    vitals: {
                        /** @enum {string} */
                        name: "CLS" | "FCP" | "INP" | "LCP" | "TTFB";
                        /** @description Milliseconds; CLS has no unit */
                        value: number;
                    }[];
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
    "optermizerly-get": {
        parameters: {
            query: {
                /** @description The tracker id the caller’s profile holds */
                identityUuid: string;
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
                        optimizelyProfileUuid: string | null;
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
    "optermizerly-patch": {
        parameters: {
            query: {
                /** @description The tracker id the caller’s profile holds */
                identityUuid: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    optimizelyProfileUuid: string;
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
                        optimizelyProfileUuid: string | null;
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
    "heloc-create": {
        parameters: {
            query: {
                state: "AL" | "AK" | "AZ" | "AR" | "CA" | "CO" | "CT" | "DE" | "DC" | "FL" | "GA" | "HI" | "ID" | "IL" | "IN" | "IA" | "KS" | "KY" | "LA" | "ME" | "MD" | "MA" | "MI" | "MN" | "MS" | "MO" | "MT" | "NE" | "NV" | "NH" | "NJ" | "NM" | "NY" | "NC" | "ND" | "OH" | "OK" | "OR" | "PA" | "RI" | "SC" | "SD" | "TN" | "TX" | "UT" | "VT" | "VA" | "WA" | "WV" | "WI" | "WY";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    abVersionsRequest?: {
                        versions: {
                            name: string;
                            version: string;
                        }[];
                    };
                    affiliateAbVersion?: string;
                    affiliateAppIndicator?: boolean;
                    affiliateLiveOffers?: boolean;
                    consentListRequest: {
                        consents: {
                            /** @enum {string} */
                            type: "PRIVACY" | "TERMS" | "COMMUNICATIONS";
                            version: string;
                            /** @enum {string} */
                            optInOut: "OPT_IN";
                        }[];
                    };
                    consentRequests?: {
                        /** @enum {string} */
                        type: "SOFT_CREDIT" | "HARD_CREDIT";
                        version: string;
                    }[];
                    /** @description US dollars a year, before tax */
                    income: {
                        /** @enum {number} */
                        incomeCoDeeders: 0;
                        incomePrimary: number;
                        incomeOther: number;
                    };
                    marketingTools?: {
                        totalExpertOwnerId?: string;
                        totalExpertContactId?: string;
                    };
                    profileRequest: {
                        name: {
                            /** @description Letters, spaces and hyphens */
                            firstName: string;
                            /** @description Letters, spaces and hyphens, apostrophes; a period at the end */
                            middleName?: string;
                            /** @description Letters, spaces and hyphens */
                            lastName: string;
                            /** Format: date */
                            dob: string;
                            /** @enum {string} */
                            suffix?: "" | "JR" | "SR" | "I" | "II" | "III" | "IV" | "V";
                        };
                        /** Format: email */
                        email: string;
                        homeAddress: {
                            street1: string;
                            street2?: string;
                            /** @description Letters and spaces */
                            city: string;
                            /** @enum {string} */
                            state: "AL" | "AK" | "AZ" | "AR" | "CA" | "CO" | "CT" | "DE" | "DC" | "FL" | "GA" | "HI" | "ID" | "IL" | "IN" | "IA" | "KS" | "KY" | "LA" | "ME" | "MD" | "MA" | "MI" | "MN" | "MS" | "MO" | "MT" | "NE" | "NV" | "NH" | "NJ" | "NM" | "NY" | "NC" | "ND" | "OH" | "OK" | "OR" | "PA" | "RI" | "SC" | "SD" | "TN" | "TX" | "UT" | "VT" | "VA" | "WA" | "WV" | "WI" | "WY";
                            zip: string;
                            /** Format: uuid */
                            uuid?: string;
                            /** @enum {string} */
                            type: "HOME";
                        };
                        assetAddress?: {
                            street1: string;
                            street2?: string;
                            /** @description Letters and spaces */
                            city: string;
                            /** @enum {string} */
                            state: "AL" | "AK" | "AZ" | "AR" | "CA" | "CO" | "CT" | "DE" | "DC" | "FL" | "GA" | "HI" | "ID" | "IL" | "IN" | "IA" | "KS" | "KY" | "LA" | "ME" | "MD" | "MA" | "MI" | "MN" | "MS" | "MO" | "MT" | "NE" | "NV" | "NH" | "NJ" | "NM" | "NY" | "NC" | "ND" | "OH" | "OK" | "OR" | "PA" | "RI" | "SC" | "SD" | "TN" | "TX" | "UT" | "VT" | "VA" | "WA" | "WV" | "WI" | "WY";
                            zip: string;
                        };
                    };
                    propertyListedForSale: boolean;
                    propertyRequest: {
                        street1: string;
                        street2?: string;
                        /** @description Letters and spaces */
                        city: string;
                        /** @enum {string} */
                        state: "AL" | "AK" | "AZ" | "AR" | "CA" | "CO" | "CT" | "DE" | "DC" | "FL" | "GA" | "HI" | "ID" | "IL" | "IN" | "IA" | "KS" | "KY" | "LA" | "ME" | "MD" | "MA" | "MI" | "MN" | "MS" | "MO" | "MT" | "NE" | "NV" | "NH" | "NJ" | "NM" | "NY" | "NC" | "ND" | "OH" | "OK" | "OR" | "PA" | "RI" | "SC" | "SD" | "TN" | "TX" | "UT" | "VT" | "VA" | "WA" | "WV" | "WI" | "WY";
                        zip: string;
                        /** @enum {string} */
                        type: "HOME" | "SECONDARY" | "INVESTMENT";
                    };
                    /** @enum {boolean} */
                    publish: true;
                    utmParameters?: {
                        CAMPAIGN?: string;
                        MEDIUM?: string;
                        SOURCE?: string;
                        TERM?: string;
                        CONTENT?: string;
                        ID?: string;
                    };
                    /** @enum {string} */
                    employmentType: "EMPLOYED" | "FULL_TIME" | "OTHER" | "PART_TIME" | "RETIRED" | "SELF_EMPLOYED" | "SEPARATE_MAINTENANCE_PAYMENTS" | "UNRECOGNIZED";
                    /**
                     * @description The borrower’s answer; employmentType is its mapped form
                     * @enum {string}
                     */
                    employmentAnswer?: "FULL_TIME" | "PART_TIME" | "SELF_EMPLOYED" | "RETIRED" | "ALIMONY" | "CHILD_SUPPORT" | "SEPARATE_MAINTENANCE_PAYMENTS" | "PUBLIC_ASSISTANCE_PROGRAM" | "UNEMPLOYED";
                    offerCode?: {
                        code: string;
                        /** Format: date */
                        inHomeDate?: string;
                        /** Format: date */
                        respondByDate?: string;
                    };
                    optimizelyProfileRequest?: {
                        optimizelyProfileUuid: string;
                    };
                    /** @description The important terms and the booklet that were shown before the application was sent */
                    termsShown?: {
                        kind: string;
                        sha256: string;
                    }[];
                    /**
                     * @description Of the pages on which the borrower registered
                     * @enum {string}
                     */
                    language?: "en" | "es";
                    referrerId?: string;
                    referralId?: string;
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
    "can-start": {
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
                        canStartApplication: boolean;
                        organizationsWithActiveApplication: string[];
                        activeApplicationUuid: string | null;
                        waitUntil: string | null;
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
    "heloc-all": {
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
                        loanNumber: string;
                        activeForAppStart: boolean;
                        active: boolean;
                        isInquiry: boolean;
                        isCrypto: boolean;
                        /**
                         * @description EXCHANGE for a crypto-backed line, until the exchange does not take the money
                         * @enum {string}
                         */
                        payee: "BANK" | "EXCHANGE";
                        isBroker: boolean;
                        organizationCode: string;
                        referrer: {
                            wholesaleBrokerNmls: string | null;
                            referrerUuid: string | null;
                        } | null;
                        /** @description v1 once another owner or signer was named: helocSigners then lists them */
                        additionalSignerVersion: "v1" | null;
                        /** @description Signers besides the borrower who have an account */
                        helocSigners: {
                            identityUuid: string;
                        }[];
                        selectedPropertyUuid: string | null;
                        property: {
                            state: string;
                            ownership: ("SOLE" | "JOINT" | "TRUST") | null;
                            /** @enum {string} */
                            occupancyType: "HOME" | "SECONDARY" | "INVESTMENT";
                            address: {
                                street1: string;
                                street2: string | null;
                                city: string;
                                state: string;
                                zip: string;
                            };
                            value: number | null;
                            complete: boolean;
                            noMatch: boolean;
                        };
                        adjustedHomeAmount: number | null;
                        consents: {
                            /** @enum {string} */
                            type: "SOFT_CREDIT" | "HARD_CREDIT";
                            version: string;
                        }[];
                        /** @description Documents made for the borrower, and files received of them that were not rejected */
                        documents: {
                            uuid: string;
                            type: string;
                        }[];
                        /** @description Years; 0, as amount and rate, while verified terms replace the chosen ones */
                        term: number | null;
                        amount: number | null;
                        uwCalculatedDrawAmount: number | null;
                        rate: number | null;
                        payType: ("AUTOPAY" | "MANUAL") | null;
                        disburseAccount: {
                            uuid: string;
                            /** @description The last digits of the account number */
                            mask: string;
                            /** @description Masked: no digit is shown */
                            routingNumber: string | null;
                        } | null;
                        /**
                         * @description How the payout account was given: the account to pay from is asked for in the same way
                         * @enum {string}
                         */
                        autopayEntry?: "LINKED" | "TYPED";
                        autopayAccount: {
                            uuid: string;
                        } | null;
                        incomeSources: {
                            employmentType: string;
                        }[];
                        hasHmda: boolean;
                        liensComplete: boolean;
                        assetDepletion: {
                            complete: boolean;
                            startedByServer: boolean;
                        };
                        insurance: {
                            complete: boolean;
                        };
                        coDeedStatus: string | null;
                        requestedManualNotaryTime: string | null;
                        auditFields: {
                            createdDate: string;
                        };
                        /** @description Of the home: its days count */
                        timeZone: string;
                        /** @description About when the first draw is sent, if everyone acts today and every owner confirms after the days to cancel. Null before the offer, and from the signing on, when the closing has it */
                        moneyOn: string | null;
                        originatorDisplayInfo: {
                            originatorName: string;
                            brokerName: string | null;
                            avatarUri: string | null;
                            email: string;
                            phoneNumber: string;
                            nmls: string;
                        } | null;
                        /** @description The newest request to correct an answer */
                        correction: {
                            /** @enum {string} */
                            kind: "NAME" | "ADDRESS" | "INCOME" | "PROPERTY_USE" | "OWNERSHIP";
                            /** @enum {string} */
                            state: "OPEN" | "ACCEPTED" | "REFUSED" | "WITHDRAWN";
                        } | null;
                        /** @description How the application ended; null while it is open */
                        end: {
                            /** @enum {string} */
                            kind: "COMPLETE" | "WITHDRAWN" | "CLOSED_BY_LENDER" | "SIGNER_REFUSED" | "RESCINDED" | "INCOMPLETE" | "OFFERS_EXPIRED" | "APPROVAL_EXPIRED" | "DECLINED" | "NOT_ELIGIBLE" | "COUNTEROFFER_DECLINED" | "COUNTEROFFER_LAPSED";
                            /** Format: date-time */
                            at: string;
                            /** @description The deed of trust had been recorded */
                            recorded: boolean;
                            /** @description After a cancellation under the right of rescission: the last day to return what was paid */
                            refundBy: string | null;
                        } | null;
                        /** @description What was paid by card for an appraisal that was not made; null where nothing is given back */
                        appraisalRefund: {
                            amount: number;
                            /**
                             * Format: date
                             * @description The day by which it is given back
                             */
                            by: string;
                            /** @description The day on which it was given back; null until then */
                            on: string | null;
                        } | null;
                        counterofferDeclined: boolean;
                        adverseAction: {
                            /** Format: date */
                            noticeDueBy: string;
                            /** @enum {string} */
                            kind: "CREDIT" | "INCOME" | "OTHER";
                        } | null;
                        merchant?: {
                            reviewed: boolean;
                            liensAttested: boolean;
                        };
                        manualPaystub?: {
                            required: boolean;
                            tasksComplete: boolean;
                        };
                        softCreditRepulled: boolean;
                        credit: {
                            bureau: string | null;
                            state: ("FROZEN" | "LOCKED") | null;
                            hasAlert: boolean;
                            tries: number;
                        };
                        version: number;
                        status: {
                            /** @enum {string} */
                            status: "IN_PROGRESS" | "GEN_PRE_SOFT_CREDIT_DISCLOSURE" | "PRE_SOFT_CREDIT_CONSENT" | "WAITING_FOR_SOFT_CREDIT" | "CREDIT_NO_MATCH" | "CREDIT_NO_MATCH_SSN" | "SOFT_CREDIT_LOCKED_OR_FROZEN" | "SOFT_CREDIT_INCORRECT_PIN" | "CREDIT_ERROR" | "CREDIT_MINOR" | "FACTA_REVIEW" | "WAITING_FOR_PROPERTY" | "NO_PROPERTY_FOUND" | "MULTIPLE_PROPERTIES" | "PREQUAL_TITLE" | "PROPERTY_DATA_REVIEW" | "OWNERSHIP_REVIEW" | "WAITING_FOR_AVM" | "NO_AVM_FOUND" | "LIEN_VERIFICATION" | "MERCHANT_REVIEW" | "LIEN_ATTESTATION" | "WAITING_FOR_UNDERWRITING" | "ASSETS_PREQUAL" | "REQUALIFY" | "DELINQUENCY_REVIEW" | "UNDERWRITING_REVIEW" | "OFFER_SELECTION" | "COLLECT_ADDITIONAL_INFO" | "HMDA" | "GEN_APP_DISCLOSURES" | "SUMMARY_DISCLOSURE" | "APP_SUBMISSION" | "HARD_CREDIT_PULL" | "HARD_CREDIT_LOCKED_OR_FROZEN" | "INCOME_VERIFICATION" | "EMPLOYMENT_VERIFICATION" | "DISBURSEMENT_ACCOUNT" | "AUTOPAY_ACCOUNT" | "VERIFIED_AUTOPAY_ACCOUNT" | "IDENTITY_VERIFICATION" | "NAV_BPO_ORDER_REQUEST" | "NAV_BPO_ORDERED" | "NAV_BPO_SCHEDULED" | "NAV_BPO_PROCESSING" | "NAV_BPO_REVIEW" | "NAV_BPO_COMPLETE" | "NAV_BPO_FAILED" | "NAV_BPO_CANCELLED" | "NAV_RESI_EVAL_ORDERED" | "NAV_RESI_EVAL_PROCESSING" | "NAV_RESI_EVAL_REVIEW" | "NAV_RESI_EVAL_COMPLETE" | "NAV_RESI_EVAL_FAILED" | "ONSITE_APPRAISAL_REQUEST" | "ONSITE_APPRAISAL_PAYMENT" | "ONSITE_APPRAISAL_PENDING" | "ONSITE_APPRAISAL_REVIEW" | "ORDER_FULL_TITLE" | "FINAL_TITLE_REQUEST" | "FINAL_TITLE_PROCESSING" | "FINAL_TITLE_REVIEW" | "FINAL_TITLE_COMPLETE" | "PAYOFF_REQUEST" | "PAYOFF_REQUEST_PENDING" | "REVISED_OFFER_SELECTION" | "FINAL_OFFER" | "GEN_CLOSING_DISCLOSURES" | "WAITING_FOR_FLOOD_CERT" | "NOTARY_WAITING_PERIOD" | "GEN_NOTE_SIGNING" | "NOTE_SIGNING" | "CO_DEED_REQ" | "ATTORNEY_REVIEW" | "NOTARY_DISCLOSURE" | "WAITING_FOR_NOTARY" | "DEED_SIGNING" | "MANUAL_DEED_SIGNING" | "TRUST_AND_INSURANCE" | "GEN_RESCISSION" | "RESCISSION" | "RECORDING" | "FUNDABLE" | "FUNDING_DECISION" | "DIRECT_DEBT_PAYOFF" | "COMPLETE" | "DECLINED" | "CANCELLED" | "UNKNOWN";
                            /** @enum {string} */
                            decision: "APPROVED" | "ASSET_DEPLETION" | "DECLINE" | "ERROR" | "FINAL" | "INELIGIBLE" | "INITIAL" | "REVIEW" | "SELECT" | "UNKNOWN";
                            /** @enum {string} */
                            subDecision: "BPO_PENDING" | "CREDIT_FROZEN" | "FINAL_OFFER" | "UNKNOWN_SUBDECISION" | "UNVERIFIED_DTI_LIMITED" | "UNVERIFIED_OFFER" | "UNVERIFIED_ONBOARDING_COMPLETE" | "VERIFIED_DTI_LIMITED" | "VERIFIED_INCOME_MATCHED_OFFER" | "VERIFIED_OFFER" | "VERIFIED_RESERVE_LIMITED";
                            /** @enum {string} */
                            bpo: "BPO_NOT_REQUIRED" | "BPO_REQUIRED" | "UNKNOWN_BPO_STATUS" | "BPO_PROCESSING" | "BPO_COMPLETE";
                            manualNotary: boolean;
                            condition: ("BANK_ACCOUNT_FRAUD_REVIEW" | "FALSE_OWNERSHIP_TYPE_REVIEW" | "GENERIC_DOCUMENT_REQUEST" | "HARD_CREDIT_INQUIRY_REVIEW" | "HELOC_MANUAL_PAYSTUB_UPLOAD" | "ID_VERIFICATION_FAILURE" | "IDENTITY_DOCUMENT_FRAUD_REVIEW" | "MISSING_PHONE_NUMBER" | "PROPERTY_LEGAL_DESCRIPTION" | "PROPERTY_OWNERSHIP_FRAUD_REVIEW" | "REVIEW_TRUST_REQUIREMENTS" | "ESCALATION_REVIEW") | null;
                            bankAccountCheckStatus: ("VERIFIED" | "FAILED_VERIFICATION" | "PENDING_REVIEW") | null;
                            floodCertPending: boolean;
                            /** @enum {string} */
                            coDeedStatus: "INITIAL" | "IN_PROGRESS" | "COMPLETE";
                            dtiDecline: boolean;
                            creditScoreDecline: boolean;
                            creditFrozenWithPin: boolean;
                            inquiryAttestation: ("INITIAL" | "IN_PROGRESS" | "COMPLETE") | null;
                            /** @enum {string} */
                            summaryDisclosure: "INITIAL" | "IN_PROGRESS" | "COMPLETE";
                            /** @enum {string} */
                            closingDisclosure: "INITIAL" | "IN_PROGRESS" | "COMPLETE";
                            /** @enum {string} */
                            notaryDisclosure: "INITIAL" | "IN_PROGRESS" | "COMPLETE";
                            primaryAccepted: boolean;
                            manualDeedSigned: boolean;
                            requestedManualNotaryTime: string | null;
                            version: number;
                            since: string;
                            waiting: {
                                who: string;
                                typicalSeconds: number;
                            } | null;
                            serviceDown: boolean;
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
    "heloc-referred": {
        parameters: {
            query?: {
                /** @description open by default */
                show?: "open" | "closed";
                /** @description The last one of the page before */
                after?: string;
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
                        applications: {
                            /** Format: uuid */
                            uuid: string;
                            loanNumber: string;
                            /** @description Empty where it was erased */
                            firstName: string;
                            lastInitial: string;
                            city: string | null;
                            state: string;
                            /** @enum {string} */
                            overallStatus: "INQUIRY" | "PREQUALIFIED" | "IN_PROGRESS" | "IN_REVIEW" | "CLOSING" | "RESCISSION" | "FUNDED" | "DECLINED" | "CANCELLED" | "EXPIRED";
                            isOpen: boolean;
                            /** @description Nothing happens until the borrower acts */
                            waitsForBorrower: boolean;
                            /** @description The line that was chosen, in dollars; null before an offer was chosen */
                            requestedAmount: number | null;
                            /** Format: date-time */
                            createdAt: string;
                            /**
                             * Format: date-time
                             * @description Since when it stands as it does
                             */
                            changedAt: string;
                        }[];
                        /** @description `after` of the next page; null on the last one */
                        next: string | null;
                        counts: {
                            open: number;
                            closed: number;
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
    "heloc-get": {
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
                        activeForAppStart: boolean;
                        active: boolean;
                        isInquiry: boolean;
                        isCrypto: boolean;
                        /**
                         * @description EXCHANGE for a crypto-backed line, until the exchange does not take the money
                         * @enum {string}
                         */
                        payee: "BANK" | "EXCHANGE";
                        isBroker: boolean;
                        organizationCode: string;
                        referrer: {
                            wholesaleBrokerNmls: string | null;
                            referrerUuid: string | null;
                        } | null;
                        /** @description v1 once another owner or signer was named: helocSigners then lists them */
                        additionalSignerVersion: "v1" | null;
                        /** @description Signers besides the borrower who have an account */
                        helocSigners: {
                            identityUuid: string;
                        }[];
                        selectedPropertyUuid: string | null;
                        property: {
                            state: string;
                            ownership: ("SOLE" | "JOINT" | "TRUST") | null;
                            /** @enum {string} */
                            occupancyType: "HOME" | "SECONDARY" | "INVESTMENT";
                            address: {
                                street1: string;
                                street2: string | null;
                                city: string;
                                state: string;
                                zip: string;
                            };
                            value: number | null;
                            complete: boolean;
                            noMatch: boolean;
                        };
                        adjustedHomeAmount: number | null;
                        consents: {
                            /** @enum {string} */
                            type: "SOFT_CREDIT" | "HARD_CREDIT";
                            version: string;
                        }[];
                        /** @description Documents made for the borrower, and files received of them that were not rejected */
                        documents: {
                            uuid: string;
                            type: string;
                        }[];
                        /** @description Years; 0, as amount and rate, while verified terms replace the chosen ones */
                        term: number | null;
                        amount: number | null;
                        uwCalculatedDrawAmount: number | null;
                        rate: number | null;
                        payType: ("AUTOPAY" | "MANUAL") | null;
                        disburseAccount: {
                            uuid: string;
                            /** @description The last digits of the account number */
                            mask: string;
                            /** @description Masked: no digit is shown */
                            routingNumber: string | null;
                        } | null;
                        /**
                         * @description How the payout account was given: the account to pay from is asked for in the same way
                         * @enum {string}
                         */
                        autopayEntry?: "LINKED" | "TYPED";
                        autopayAccount: {
                            uuid: string;
                        } | null;
                        incomeSources: {
                            employmentType: string;
                        }[];
                        hasHmda: boolean;
                        liensComplete: boolean;
                        assetDepletion: {
                            complete: boolean;
                            startedByServer: boolean;
                        };
                        insurance: {
                            complete: boolean;
                        };
                        coDeedStatus: string | null;
                        requestedManualNotaryTime: string | null;
                        auditFields: {
                            createdDate: string;
                        };
                        /** @description Of the home: its days count */
                        timeZone: string;
                        /** @description About when the first draw is sent, if everyone acts today and every owner confirms after the days to cancel. Null before the offer, and from the signing on, when the closing has it */
                        moneyOn: string | null;
                        originatorDisplayInfo: {
                            originatorName: string;
                            brokerName: string | null;
                            avatarUri: string | null;
                            email: string;
                            phoneNumber: string;
                            nmls: string;
                        } | null;
                        /** @description The newest request to correct an answer */
                        correction: {
                            /** @enum {string} */
                            kind: "NAME" | "ADDRESS" | "INCOME" | "PROPERTY_USE" | "OWNERSHIP";
                            /** @enum {string} */
                            state: "OPEN" | "ACCEPTED" | "REFUSED" | "WITHDRAWN";
                        } | null;
                        /** @description How the application ended; null while it is open */
                        end: {
                            /** @enum {string} */
                            kind: "COMPLETE" | "WITHDRAWN" | "CLOSED_BY_LENDER" | "SIGNER_REFUSED" | "RESCINDED" | "INCOMPLETE" | "OFFERS_EXPIRED" | "APPROVAL_EXPIRED" | "DECLINED" | "NOT_ELIGIBLE" | "COUNTEROFFER_DECLINED" | "COUNTEROFFER_LAPSED";
                            /** Format: date-time */
                            at: string;
                            /** @description The deed of trust had been recorded */
                            recorded: boolean;
                            /** @description After a cancellation under the right of rescission: the last day to return what was paid */
                            refundBy: string | null;
                        } | null;
                        /** @description What was paid by card for an appraisal that was not made; null where nothing is given back */
                        appraisalRefund: {
                            amount: number;
                            /**
                             * Format: date
                             * @description The day by which it is given back
                             */
                            by: string;
                            /** @description The day on which it was given back; null until then */
                            on: string | null;
                        } | null;
                        counterofferDeclined: boolean;
                        adverseAction: {
                            /** Format: date */
                            noticeDueBy: string;
                            /** @enum {string} */
                            kind: "CREDIT" | "INCOME" | "OTHER";
                        } | null;
                        merchant?: {
                            reviewed: boolean;
                            liensAttested: boolean;
                        };
                        manualPaystub?: {
                            required: boolean;
                            tasksComplete: boolean;
                        };
                        softCreditRepulled: boolean;
                        credit: {
                            bureau: string | null;
                            state: ("FROZEN" | "LOCKED") | null;
                            hasAlert: boolean;
                            tries: number;
                        };
                        version: number;
                        status: {
                            /** @enum {string} */
                            status: "IN_PROGRESS" | "GEN_PRE_SOFT_CREDIT_DISCLOSURE" | "PRE_SOFT_CREDIT_CONSENT" | "WAITING_FOR_SOFT_CREDIT" | "CREDIT_NO_MATCH" | "CREDIT_NO_MATCH_SSN" | "SOFT_CREDIT_LOCKED_OR_FROZEN" | "SOFT_CREDIT_INCORRECT_PIN" | "CREDIT_ERROR" | "CREDIT_MINOR" | "FACTA_REVIEW" | "WAITING_FOR_PROPERTY" | "NO_PROPERTY_FOUND" | "MULTIPLE_PROPERTIES" | "PREQUAL_TITLE" | "PROPERTY_DATA_REVIEW" | "OWNERSHIP_REVIEW" | "WAITING_FOR_AVM" | "NO_AVM_FOUND" | "LIEN_VERIFICATION" | "MERCHANT_REVIEW" | "LIEN_ATTESTATION" | "WAITING_FOR_UNDERWRITING" | "ASSETS_PREQUAL" | "REQUALIFY" | "DELINQUENCY_REVIEW" | "UNDERWRITING_REVIEW" | "OFFER_SELECTION" | "COLLECT_ADDITIONAL_INFO" | "HMDA" | "GEN_APP_DISCLOSURES" | "SUMMARY_DISCLOSURE" | "APP_SUBMISSION" | "HARD_CREDIT_PULL" | "HARD_CREDIT_LOCKED_OR_FROZEN" | "INCOME_VERIFICATION" | "EMPLOYMENT_VERIFICATION" | "DISBURSEMENT_ACCOUNT" | "AUTOPAY_ACCOUNT" | "VERIFIED_AUTOPAY_ACCOUNT" | "IDENTITY_VERIFICATION" | "NAV_BPO_ORDER_REQUEST" | "NAV_BPO_ORDERED" | "NAV_BPO_SCHEDULED" | "NAV_BPO_PROCESSING" | "NAV_BPO_REVIEW" | "NAV_BPO_COMPLETE" | "NAV_BPO_FAILED" | "NAV_BPO_CANCELLED" | "NAV_RESI_EVAL_ORDERED" | "NAV_RESI_EVAL_PROCESSING" | "NAV_RESI_EVAL_REVIEW" | "NAV_RESI_EVAL_COMPLETE" | "NAV_RESI_EVAL_FAILED" | "ONSITE_APPRAISAL_REQUEST" | "ONSITE_APPRAISAL_PAYMENT" | "ONSITE_APPRAISAL_PENDING" | "ONSITE_APPRAISAL_REVIEW" | "ORDER_FULL_TITLE" | "FINAL_TITLE_REQUEST" | "FINAL_TITLE_PROCESSING" | "FINAL_TITLE_REVIEW" | "FINAL_TITLE_COMPLETE" | "PAYOFF_REQUEST" | "PAYOFF_REQUEST_PENDING" | "REVISED_OFFER_SELECTION" | "FINAL_OFFER" | "GEN_CLOSING_DISCLOSURES" | "WAITING_FOR_FLOOD_CERT" | "NOTARY_WAITING_PERIOD" | "GEN_NOTE_SIGNING" | "NOTE_SIGNING" | "CO_DEED_REQ" | "ATTORNEY_REVIEW" | "NOTARY_DISCLOSURE" | "WAITING_FOR_NOTARY" | "DEED_SIGNING" | "MANUAL_DEED_SIGNING" | "TRUST_AND_INSURANCE" | "GEN_RESCISSION" | "RESCISSION" | "RECORDING" | "FUNDABLE" | "FUNDING_DECISION" | "DIRECT_DEBT_PAYOFF" | "COMPLETE" | "DECLINED" | "CANCELLED" | "UNKNOWN";
                            /** @enum {string} */
                            decision: "APPROVED" | "ASSET_DEPLETION" | "DECLINE" | "ERROR" | "FINAL" | "INELIGIBLE" | "INITIAL" | "REVIEW" | "SELECT" | "UNKNOWN";
                            /** @enum {string} */
                            subDecision: "BPO_PENDING" | "CREDIT_FROZEN" | "FINAL_OFFER" | "UNKNOWN_SUBDECISION" | "UNVERIFIED_DTI_LIMITED" | "UNVERIFIED_OFFER" | "UNVERIFIED_ONBOARDING_COMPLETE" | "VERIFIED_DTI_LIMITED" | "VERIFIED_INCOME_MATCHED_OFFER" | "VERIFIED_OFFER" | "VERIFIED_RESERVE_LIMITED";
                            /** @enum {string} */
                            bpo: "BPO_NOT_REQUIRED" | "BPO_REQUIRED" | "UNKNOWN_BPO_STATUS" | "BPO_PROCESSING" | "BPO_COMPLETE";
                            manualNotary: boolean;
                            condition: ("BANK_ACCOUNT_FRAUD_REVIEW" | "FALSE_OWNERSHIP_TYPE_REVIEW" | "GENERIC_DOCUMENT_REQUEST" | "HARD_CREDIT_INQUIRY_REVIEW" | "HELOC_MANUAL_PAYSTUB_UPLOAD" | "ID_VERIFICATION_FAILURE" | "IDENTITY_DOCUMENT_FRAUD_REVIEW" | "MISSING_PHONE_NUMBER" | "PROPERTY_LEGAL_DESCRIPTION" | "PROPERTY_OWNERSHIP_FRAUD_REVIEW" | "REVIEW_TRUST_REQUIREMENTS" | "ESCALATION_REVIEW") | null;
                            bankAccountCheckStatus: ("VERIFIED" | "FAILED_VERIFICATION" | "PENDING_REVIEW") | null;
                            floodCertPending: boolean;
                            /** @enum {string} */
                            coDeedStatus: "INITIAL" | "IN_PROGRESS" | "COMPLETE";
                            dtiDecline: boolean;
                            creditScoreDecline: boolean;
                            creditFrozenWithPin: boolean;
                            inquiryAttestation: ("INITIAL" | "IN_PROGRESS" | "COMPLETE") | null;
                            /** @enum {string} */
                            summaryDisclosure: "INITIAL" | "IN_PROGRESS" | "COMPLETE";
                            /** @enum {string} */
                            closingDisclosure: "INITIAL" | "IN_PROGRESS" | "COMPLETE";
                            /** @enum {string} */
                            notaryDisclosure: "INITIAL" | "IN_PROGRESS" | "COMPLETE";
                            primaryAccepted: boolean;
                            manualDeedSigned: boolean;
                            requestedManualNotaryTime: string | null;
                            version: number;
                            since: string;
                            waiting: {
                                who: string;
                                typicalSeconds: number;
                            } | null;
                            serviceDown: boolean;
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
    "heloc-status": {
        parameters: {
            query?: {
                after?: number;
                /** @description seconds */
                wait?: number;
                /** @description adds the application unless its version is still `after`, so that a screen that follows needs no second request */
                with?: "application";
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
                        /** @enum {string} */
                        status: "IN_PROGRESS" | "GEN_PRE_SOFT_CREDIT_DISCLOSURE" | "PRE_SOFT_CREDIT_CONSENT" | "WAITING_FOR_SOFT_CREDIT" | "CREDIT_NO_MATCH" | "CREDIT_NO_MATCH_SSN" | "SOFT_CREDIT_LOCKED_OR_FROZEN" | "SOFT_CREDIT_INCORRECT_PIN" | "CREDIT_ERROR" | "CREDIT_MINOR" | "FACTA_REVIEW" | "WAITING_FOR_PROPERTY" | "NO_PROPERTY_FOUND" | "MULTIPLE_PROPERTIES" | "PREQUAL_TITLE" | "PROPERTY_DATA_REVIEW" | "OWNERSHIP_REVIEW" | "WAITING_FOR_AVM" | "NO_AVM_FOUND" | "LIEN_VERIFICATION" | "MERCHANT_REVIEW" | "LIEN_ATTESTATION" | "WAITING_FOR_UNDERWRITING" | "ASSETS_PREQUAL" | "REQUALIFY" | "DELINQUENCY_REVIEW" | "UNDERWRITING_REVIEW" | "OFFER_SELECTION" | "COLLECT_ADDITIONAL_INFO" | "HMDA" | "GEN_APP_DISCLOSURES" | "SUMMARY_DISCLOSURE" | "APP_SUBMISSION" | "HARD_CREDIT_PULL" | "HARD_CREDIT_LOCKED_OR_FROZEN" | "INCOME_VERIFICATION" | "EMPLOYMENT_VERIFICATION" | "DISBURSEMENT_ACCOUNT" | "AUTOPAY_ACCOUNT" | "VERIFIED_AUTOPAY_ACCOUNT" | "IDENTITY_VERIFICATION" | "NAV_BPO_ORDER_REQUEST" | "NAV_BPO_ORDERED" | "NAV_BPO_SCHEDULED" | "NAV_BPO_PROCESSING" | "NAV_BPO_REVIEW" | "NAV_BPO_COMPLETE" | "NAV_BPO_FAILED" | "NAV_BPO_CANCELLED" | "NAV_RESI_EVAL_ORDERED" | "NAV_RESI_EVAL_PROCESSING" | "NAV_RESI_EVAL_REVIEW" | "NAV_RESI_EVAL_COMPLETE" | "NAV_RESI_EVAL_FAILED" | "ONSITE_APPRAISAL_REQUEST" | "ONSITE_APPRAISAL_PAYMENT" | "ONSITE_APPRAISAL_PENDING" | "ONSITE_APPRAISAL_REVIEW" | "ORDER_FULL_TITLE" | "FINAL_TITLE_REQUEST" | "FINAL_TITLE_PROCESSING" | "FINAL_TITLE_REVIEW" | "FINAL_TITLE_COMPLETE" | "PAYOFF_REQUEST" | "PAYOFF_REQUEST_PENDING" | "REVISED_OFFER_SELECTION" | "FINAL_OFFER" | "GEN_CLOSING_DISCLOSURES" | "WAITING_FOR_FLOOD_CERT" | "NOTARY_WAITING_PERIOD" | "GEN_NOTE_SIGNING" | "NOTE_SIGNING" | "CO_DEED_REQ" | "ATTORNEY_REVIEW" | "NOTARY_DISCLOSURE" | "WAITING_FOR_NOTARY" | "DEED_SIGNING" | "MANUAL_DEED_SIGNING" | "TRUST_AND_INSURANCE" | "GEN_RESCISSION" | "RESCISSION" | "RECORDING" | "FUNDABLE" | "FUNDING_DECISION" | "DIRECT_DEBT_PAYOFF" | "COMPLETE" | "DECLINED" | "CANCELLED" | "UNKNOWN";
                        /** @enum {string} */
                        decision: "APPROVED" | "ASSET_DEPLETION" | "DECLINE" | "ERROR" | "FINAL" | "INELIGIBLE" | "INITIAL" | "REVIEW" | "SELECT" | "UNKNOWN";
                        /** @enum {string} */
                        subDecision: "BPO_PENDING" | "CREDIT_FROZEN" | "FINAL_OFFER" | "UNKNOWN_SUBDECISION" | "UNVERIFIED_DTI_LIMITED" | "UNVERIFIED_OFFER" | "UNVERIFIED_ONBOARDING_COMPLETE" | "VERIFIED_DTI_LIMITED" | "VERIFIED_INCOME_MATCHED_OFFER" | "VERIFIED_OFFER" | "VERIFIED_RESERVE_LIMITED";
                        /** @enum {string} */
                        bpo: "BPO_NOT_REQUIRED" | "BPO_REQUIRED" | "UNKNOWN_BPO_STATUS" | "BPO_PROCESSING" | "BPO_COMPLETE";
                        manualNotary: boolean;
                        condition: ("BANK_ACCOUNT_FRAUD_REVIEW" | "FALSE_OWNERSHIP_TYPE_REVIEW" | "GENERIC_DOCUMENT_REQUEST" | "HARD_CREDIT_INQUIRY_REVIEW" | "HELOC_MANUAL_PAYSTUB_UPLOAD" | "ID_VERIFICATION_FAILURE" | "IDENTITY_DOCUMENT_FRAUD_REVIEW" | "MISSING_PHONE_NUMBER" | "PROPERTY_LEGAL_DESCRIPTION" | "PROPERTY_OWNERSHIP_FRAUD_REVIEW" | "REVIEW_TRUST_REQUIREMENTS" | "ESCALATION_REVIEW") | null;
                        bankAccountCheckStatus: ("VERIFIED" | "FAILED_VERIFICATION" | "PENDING_REVIEW") | null;
                        floodCertPending: boolean;
                        /** @enum {string} */
                        coDeedStatus: "INITIAL" | "IN_PROGRESS" | "COMPLETE";
                        dtiDecline: boolean;
                        creditScoreDecline: boolean;
                        creditFrozenWithPin: boolean;
                        inquiryAttestation: ("INITIAL" | "IN_PROGRESS" | "COMPLETE") | null;
                        /** @enum {string} */
                        summaryDisclosure: "INITIAL" | "IN_PROGRESS" | "COMPLETE";
                        /** @enum {string} */
                        closingDisclosure: "INITIAL" | "IN_PROGRESS" | "COMPLETE";
                        /** @enum {string} */
                        notaryDisclosure: "INITIAL" | "IN_PROGRESS" | "COMPLETE";
                        primaryAccepted: boolean;
                        manualDeedSigned: boolean;
                        requestedManualNotaryTime: string | null;
                        version: number;
                        since: string;
                        waiting: {
                            who: string;
                            typicalSeconds: number;
                        } | null;
                        serviceDown: boolean;
                        /** @description At the same version; never for another signer */
                        application?: {
                            /** Format: uuid */
                            uuid: string;
                            loanNumber: string;
                            activeForAppStart: boolean;
                            active: boolean;
                            isInquiry: boolean;
                            isCrypto: boolean;
                            /**
                             * @description EXCHANGE for a crypto-backed line, until the exchange does not take the money
                             * @enum {string}
                             */
                            payee: "BANK" | "EXCHANGE";
                            isBroker: boolean;
                            organizationCode: string;
                            referrer: {
                                wholesaleBrokerNmls: string | null;
                                referrerUuid: string | null;
                            } | null;
                            /** @description v1 once another owner or signer was named: helocSigners then lists them */
                            additionalSignerVersion: "v1" | null;
                            /** @description Signers besides the borrower who have an account */
                            helocSigners: {
                                identityUuid: string;
                            }[];
                            selectedPropertyUuid: string | null;
                            property: {
                                state: string;
                                ownership: ("SOLE" | "JOINT" | "TRUST") | null;
                                /** @enum {string} */
                                occupancyType: "HOME" | "SECONDARY" | "INVESTMENT";
                                address: {
                                    street1: string;
                                    street2: string | null;
                                    city: string;
                                    state: string;
                                    zip: string;
                                };
                                value: number | null;
                                complete: boolean;
                                noMatch: boolean;
                            };
                            adjustedHomeAmount: number | null;
                            consents: {
                                /** @enum {string} */
                                type: "SOFT_CREDIT" | "HARD_CREDIT";
                                version: string;
                            }[];
                            /** @description Documents made for the borrower, and files received of them that were not rejected */
                            documents: {
                                uuid: string;
                                type: string;
                            }[];
                            /** @description Years; 0, as amount and rate, while verified terms replace the chosen ones */
                            term: number | null;
                            amount: number | null;
                            uwCalculatedDrawAmount: number | null;
                            rate: number | null;
                            payType: ("AUTOPAY" | "MANUAL") | null;
                            disburseAccount: {
                                uuid: string;
                                /** @description The last digits of the account number */
                                mask: string;
                                /** @description Masked: no digit is shown */
                                routingNumber: string | null;
                            } | null;
                            /**
                             * @description How the payout account was given: the account to pay from is asked for in the same way
                             * @enum {string}
                             */
                            autopayEntry?: "LINKED" | "TYPED";
                            autopayAccount: {
                                uuid: string;
                            } | null;
                            incomeSources: {
                                employmentType: string;
                            }[];
                            hasHmda: boolean;
                            liensComplete: boolean;
                            assetDepletion: {
                                complete: boolean;
                                startedByServer: boolean;
                            };
                            insurance: {
                                complete: boolean;
                            };
                            coDeedStatus: string | null;
                            requestedManualNotaryTime: string | null;
                            auditFields: {
                                createdDate: string;
                            };
                            /** @description Of the home: its days count */
                            timeZone: string;
                            /** @description About when the first draw is sent, if everyone acts today and every owner confirms after the days to cancel. Null before the offer, and from the signing on, when the closing has it */
                            moneyOn: string | null;
                            originatorDisplayInfo: {
                                originatorName: string;
                                brokerName: string | null;
                                avatarUri: string | null;
                                email: string;
                                phoneNumber: string;
                                nmls: string;
                            } | null;
                            /** @description The newest request to correct an answer */
                            correction: {
                                /** @enum {string} */
                                kind: "NAME" | "ADDRESS" | "INCOME" | "PROPERTY_USE" | "OWNERSHIP";
                                /** @enum {string} */
                                state: "OPEN" | "ACCEPTED" | "REFUSED" | "WITHDRAWN";
                            } | null;
                            /** @description How the application ended; null while it is open */
                            end: {
                                /** @enum {string} */
                                kind: "COMPLETE" | "WITHDRAWN" | "CLOSED_BY_LENDER" | "SIGNER_REFUSED" | "RESCINDED" | "INCOMPLETE" | "OFFERS_EXPIRED" | "APPROVAL_EXPIRED" | "DECLINED" | "NOT_ELIGIBLE" | "COUNTEROFFER_DECLINED" | "COUNTEROFFER_LAPSED";
                                /** Format: date-time */
                                at: string;
                                /** @description The deed of trust had been recorded */
                                recorded: boolean;
                                /** @description After a cancellation under the right of rescission: the last day to return what was paid */
                                refundBy: string | null;
                            } | null;
                            /** @description What was paid by card for an appraisal that was not made; null where nothing is given back */
                            appraisalRefund: {
                                amount: number;
                                /**
                                 * Format: date
                                 * @description The day by which it is given back
                                 */
                                by: string;
                                /** @description The day on which it was given back; null until then */
                                on: string | null;
                            } | null;
                            counterofferDeclined: boolean;
                            adverseAction: {
                                /** Format: date */
                                noticeDueBy: string;
                                /** @enum {string} */
                                kind: "CREDIT" | "INCOME" | "OTHER";
                            } | null;
                            merchant?: {
                                reviewed: boolean;
                                liensAttested: boolean;
                            };
                            manualPaystub?: {
                                required: boolean;
                                tasksComplete: boolean;
                            };
                            softCreditRepulled: boolean;
                            credit: {
                                bureau: string | null;
                                state: ("FROZEN" | "LOCKED") | null;
                                hasAlert: boolean;
                                tries: number;
                            };
                            version: number;
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
    "conditions-list": {
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
                        uuid: string;
                        categoryEnum: string;
                        /** Format: date-time */
                        created: string;
                        notes: string | null;
                        commentsToBorrower: string | null;
                        requestDocuments: string[];
                        xtraData: {
                            numDocsRequired: number;
                        };
                        actionNeeded: boolean;
                        /** @description Files uploaded for it; a rejected file has the reason */
                        documents: {
                            uuid: string;
                            type: string;
                            state: string;
                            reason: string | null;
                        }[];
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
    "consents-post": {
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
                    type: "SOFT_CREDIT" | "HARD_CREDIT";
                    version: string;
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
                        /** @description The version of the application after the change */
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
    "credit-repull": {
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
                    pin?: string;
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
                        /** @description The version of the application after the change */
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
    "delinquency-get": {
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
                        accounts: {
                            id: string;
                            creditor: string;
                            kind: string;
                            late: string;
                            pastDue: number;
                        }[];
                        explained: boolean;
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
    "delinquency-post": {
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
                    explanation: string;
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
                        /** @description The version of the application after the change */
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
    "property-get": {
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
                        address: {
                            street1: string;
                            street2: string | null;
                            city: string;
                            state: string;
                            zip: string;
                        };
                        candidates: {
                            propertyId: string;
                            apn: string;
                            address: string;
                        }[];
                        /** @description Parcels found at the address of which the borrower said that none is theirs; one of them may still be chosen */
                        refused: {
                            propertyId: string;
                            apn: string;
                            address: string;
                        }[];
                        chosen: string | null;
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
    "property-put": {
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
                    propertyId: string;
                } | {
                    /** @enum {boolean} */
                    noneOfThese: true;
                } | {
                    address: {
                        street1: string;
                        street2?: string;
                        /** @description Letters and spaces */
                        city: string;
                        /** @enum {string} */
                        state: "AL" | "AK" | "AZ" | "AR" | "CA" | "CO" | "CT" | "DE" | "DC" | "FL" | "GA" | "HI" | "ID" | "IL" | "IN" | "IA" | "KS" | "KY" | "LA" | "ME" | "MD" | "MA" | "MI" | "MN" | "MS" | "MO" | "MT" | "NE" | "NV" | "NH" | "NJ" | "NM" | "NY" | "NC" | "ND" | "OH" | "OK" | "OR" | "PA" | "RI" | "SC" | "SD" | "TN" | "TX" | "UT" | "VT" | "VA" | "WA" | "WV" | "WI" | "WY";
                        zip: string;
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
                        /** @description The version of the application after the change */
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
    "ownership-put": {
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
                    ownership: "SOLE" | "JOINT" | "TRUST";
                    explanation?: string;
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
                        /** @description The version of the application after the change */
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
    "estimate-put": {
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
                    /** @description US dollars */
                    amount: number;
                    source?: string;
                    improvements?: string;
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
                        /** @description The version of the application after the change */
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
    "address-suggestions": {
        parameters: {
            query: {
                text: string;
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
                        fullAddress: string;
                        street1: string;
                        street2: string;
                        city: string;
                        state: string;
                        zip: string;
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
    "liens-get": {
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
                        liens: {
                            id: string;
                            lenderName: string;
                            position: number;
                            /** @enum {string} */
                            kind: "MORTGAGE" | "HELOC" | "OTHER";
                            originationDate: string | null;
                            originalBalance: number;
                            currentBalance: number;
                            creditLimit: number | null;
                            monthlyPayment: number;
                            matched: boolean;
                            recordedReleased: boolean;
                        }[];
                        homeValue: number | null;
                        totalOwed: number;
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
    "liens-put": {
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
                    liens: {
                        id: string | null;
                        /** @enum {string} */
                        action: "CONFIRM" | "EDIT" | "PAID_OFF" | "ADD";
                        lenderName: string;
                        originationDate: string | null;
                        /** @description US dollars */
                        originalBalance: number;
                        /** @description US dollars */
                        currentBalance: number;
                        /** @description US dollars */
                        monthlyPayment: number;
                    }[];
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
                        /** @description The version of the application after the change */
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
    "lien-attestation": {
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
                    /** @enum {boolean} */
                    attested: true;
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
                        /** @description The version of the application after the change */
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
    "inquiry-attestation": {
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
                    /** @enum {boolean} */
                    attested: true;
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
                        /** @description The version of the application after the change */
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
    "offers-get": {
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
                        offerSetId: string;
                        offersByType: {
                            FIXED: {
                                id: string;
                                /** @enum {string} */
                                type: "UNKNOWN" | "FIXED" | "FLOATING";
                                /** @description years */
                                term: number;
                                /** @description percent, after the autopay discount */
                                rate: number;
                                baseRate: number;
                                otherRate: number;
                                /** @description percent of the draw */
                                originationFee: number;
                                min: number;
                                max: number;
                                minDraw: number;
                                maxDraw: number;
                                discountList: {
                                    /** @enum {string} */
                                    discount: "ALL_IN" | "AUTOPAY" | "CREDIT_UNION" | "DEPARTMENT_OF_COMMERCE_CU" | "QUORUM" | "TEACHERS_FEDERAL_CU" | "VALLEY_STRONG_FFA" | "VALLEY_STRONG_NON_FFA";
                                    rateWithDiscount: number;
                                }[];
                                /** @description How draws after the first are priced; absent from offers made before it was fixed with them */
                                laterDraws?: {
                                    /** @description percent over the index, fixed at the opening */
                                    margin: number;
                                    /** @description percent: no later draw costs more */
                                    maxRate: number;
                                    /** @description percent: the U.S. Prime Rate when the offer was made */
                                    index: number;
                                    /** @description the day on which that value was first published */
                                    indexFrom: string;
                                };
                            }[];
                        };
                        costs: {
                            /** @enum {string} */
                            feeType: "AVM_FEE" | "NOTARY_FEE" | "RECORDING_TAX" | "RECORDING_FEE" | "TITLE_FEE" | "BPO_FEE" | "DRIVE_BY_VALUATION_FEE" | "ONSITE_APPRAISAL_FEE";
                            type: string;
                            borrowerPaidAmount: number | null;
                            jsCriteria: string | null;
                        }[];
                        totalPaidByBorrower: number;
                        ofeeMaxThreshold: number | null;
                        maxDtiUnlimited: number;
                        incomeRequestRecords: {
                            methods: string[];
                        }[];
                        liabilities: {
                            id: string;
                            creditor: string;
                            kind: string;
                            monetaryBalance: number;
                            monetaryCalculatedNextPaymentMinimumAmount: number;
                            payOff: {
                                /** @description Marked: the borrower agreed to its payoff, or chose it with an offer */
                                status: "MARKED_FOR_PAYOFF" | null;
                                /** @description The offers depend on its payoff, and are priced without it */
                                required: boolean;
                                eligible: boolean;
                                /** @description The payoff amount in US dollars: from the creditor’s letter where there is one, else the balance */
                                amount: number;
                                /** @description The first of the reasons */
                                reason: string | null;
                                /** @description Why it cannot be paid off from the draw */
                                reasons: ("NO_BALANCE" | "NO_MATCHED_TRADELINE" | "NO_MATCHED_LIEN" | "NO_STATE_ELIGIBILITY" | "ABOVE_MAXIMUM_BALANCE" | "EXCLUDED_BY_PAST_DUE" | "SEASONING_REQUIREMENTS_NOT_MET")[];
                                providesDtiCredit: boolean;
                                providesCltvCredit: boolean;
                                providesLienPositionCredit: boolean;
                            };
                        }[];
                        homeValue: number;
                        lienBalance: number;
                        monthlyIncome: number;
                        monthlyDebts: number;
                        ageRestricted: boolean;
                        state: string;
                        membershipDiscount: ("ALL_IN" | "AUTOPAY" | "CREDIT_UNION" | "DEPARTMENT_OF_COMMERCE_CU" | "QUORUM" | "TEACHERS_FEDERAL_CU" | "VALLEY_STRONG_FFA" | "VALLEY_STRONG_NON_FFA") | null;
                        /** @description percent */
                        autopayDiscount: number;
                        /** Format: date-time */
                        expiresAt: string;
                        selected: {
                            /** @enum {string} */
                            type: "UNKNOWN" | "FIXED" | "FLOATING";
                            /** @description years */
                            term: number;
                            /** @description The first draw in US dollars, payoffs included */
                            draw: number;
                            feePercent: number;
                            /** @enum {string} */
                            payType: "AUTOPAY" | "MANUAL";
                            payoffs: string[];
                            /** @enum {string} */
                            payoffPreference: "PRESERVE" | "DEDUCT";
                            monthlyPayment: number;
                            rate: number;
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
    "offers-select": {
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
                    type: "UNKNOWN" | "FIXED" | "FLOATING";
                    /** @description years */
                    term: number;
                    /** @description The first draw in US dollars, payoffs included */
                    draw: number;
                    feePercent: number;
                    /** @enum {string} */
                    payType: "AUTOPAY" | "MANUAL";
                    payoffs: string[];
                    /** @enum {string} */
                    payoffPreference: "PRESERVE" | "DEDUCT";
                    offerSetId: string;
                    /** @description The figures the borrower saw: refused when they differ */
                    expected: {
                        rate: number;
                        monthlyPayment: number;
                        cashToYou?: number;
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
                        /** @description The version of the application after the change */
                        version: number;
                        rate: number;
                        monthlyPayment: number;
                        originationFee: number;
                        lineAmount: number;
                        cashToYou: number;
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
    "assets-get": {
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
                        missingMonthly: number;
                        monthlyIncome: number;
                        monthlyDebts: number;
                        capPercent: number;
                        liabilities: {
                            id: string;
                            creditor: string;
                            kind: string;
                            monetaryBalance: number;
                            monetaryCalculatedNextPaymentMinimumAmount: number;
                            payOff: {
                                /** @description Marked: the borrower agreed to its payoff, or chose it with an offer */
                                status: "MARKED_FOR_PAYOFF" | null;
                                /** @description The offers depend on its payoff, and are priced without it */
                                required: boolean;
                                eligible: boolean;
                                /** @description The payoff amount in US dollars: from the creditor’s letter where there is one, else the balance */
                                amount: number;
                                /** @description The first of the reasons */
                                reason: string | null;
                                /** @description Why it cannot be paid off from the draw */
                                reasons: ("NO_BALANCE" | "NO_MATCHED_TRADELINE" | "NO_MATCHED_LIEN" | "NO_STATE_ELIGIBILITY" | "ABOVE_MAXIMUM_BALANCE" | "EXCLUDED_BY_PAST_DUE" | "SEASONING_REQUIREMENTS_NOT_MET")[];
                                providesDtiCredit: boolean;
                                providesCltvCredit: boolean;
                                providesLienPositionCredit: boolean;
                            };
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
    "assets-put": {
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
                    /** @description US dollars */
                    savingsAmount: number;
                    /** @description US dollars */
                    annualInvestmentIncome: number;
                    /** @description US dollars */
                    annualRetirementIncome: number;
                    /** @description US dollars */
                    annualBusinessIncome: number;
                    /** @description US dollars */
                    otherAnnualIncome: number;
                    /** @description US dollars */
                    retirementAmount: number;
                    /** @description US dollars */
                    investmentAmount: number;
                    selectedAccountsToPayoff: string[];
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
                        /** @description The version of the application after the change */
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
    "requalify-get": {
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
                        reason: string;
                        payoffs: {
                            id: string;
                            creditor: string;
                            kind: string;
                            monetaryBalance: number;
                            monetaryCalculatedNextPaymentMinimumAmount: number;
                            payOff: {
                                /** @description Marked: the borrower agreed to its payoff, or chose it with an offer */
                                status: "MARKED_FOR_PAYOFF" | null;
                                /** @description The offers depend on its payoff, and are priced without it */
                                required: boolean;
                                eligible: boolean;
                                /** @description The payoff amount in US dollars: from the creditor’s letter where there is one, else the balance */
                                amount: number;
                                /** @description The first of the reasons */
                                reason: string | null;
                                /** @description Why it cannot be paid off from the draw */
                                reasons: ("NO_BALANCE" | "NO_MATCHED_TRADELINE" | "NO_MATCHED_LIEN" | "NO_STATE_ELIGIBILITY" | "ABOVE_MAXIMUM_BALANCE" | "EXCLUDED_BY_PAST_DUE" | "SEASONING_REQUIREMENTS_NOT_MET")[];
                                providesDtiCredit: boolean;
                                providesCltvCredit: boolean;
                                providesLienPositionCredit: boolean;
                            };
                        }[];
                        maxLineNow: number;
                        maxLineThen: number;
                        /** Format: date */
                        goodUntil: string;
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
    "requalify-post": {
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
                    accept: boolean;
                    payoffs: string[];
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
                        /** @description The version of the application after the change */
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
    "electronic-records-get": {
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
                        /**
                         * @description Of documents that the law wants in writing
                         * @enum {string}
                         */
                        how: "ELECTRONIC" | "PAPER";
                        withdrawn: boolean;
                        version: string;
                        /** @description The consent in its current version */
                        text: string;
                        /** @description Lines of the address that letters go to */
                        mailTo: string[];
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
    "electronic-records-put": {
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
                    consent: "GIVEN" | "WITHDRAWN";
                    /** @description With GIVEN: of the consent that was read */
                    version?: string;
                    /** @description With GIVEN: as printed in the PDF */
                    code?: string;
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
                        /** @description The version of the application after the change */
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
    "info-put": {
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
                    ownership: "SOLE" | "JOINT" | "TRUST";
                    /** @enum {string} */
                    maritalStatus: "MARRIED" | "UNMARRIED" | "SEPARATED";
                    /** @enum {string} */
                    purpose: "DEBT_CONSOLIDATION" | "HOME_IMPROVEMENT" | "MAJOR_PURCHASE" | "EDUCATION" | "HEALTH_MEDICAL" | "SMALL_BUSINESS" | "OTHER";
                    otherOwners: {
                        /** @description Letters, spaces and hyphens */
                        firstName: string;
                        /** @description Letters, spaces and hyphens */
                        lastName: string;
                        /** Format: email */
                        email: string;
                        phone: string;
                        /** @enum {string} */
                        role: "CO_DEEDER" | "CO_SIGNER" | "SPOUSE";
                        /**
                         * @description Of an owner who is not the borrower’s spouse; the deed names it
                         * @enum {string}
                         */
                        maritalStatus?: "MARRIED" | "UNMARRIED" | "SEPARATED";
                        /**
                         * @description Married to the borrower, or to another owner; a SPOUSE, who owns nothing, is the borrower’s unless this says otherwise
                         * @enum {string}
                         */
                        spouseOf?: "BORROWER" | "OWNER";
                    }[];
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
                        /** @description The version of the application after the change */
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
    "hmda-post": {
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
                    ethnicities: number[];
                    otherEthnicity?: string;
                    ethnicityRefused: boolean;
                    races: number[];
                    tribe?: string;
                    otherAsian?: string;
                    otherPacificIslander?: string;
                    raceRefused: boolean;
                    sexes: number[];
                    sexRefused: boolean;
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
                        /** @description The version of the application after the change */
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
    "signer-hmda": {
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
                    ethnicities: number[];
                    otherEthnicity?: string;
                    ethnicityRefused: boolean;
                    races: number[];
                    tribe?: string;
                    otherAsian?: string;
                    otherPacificIslander?: string;
                    raceRefused: boolean;
                    sexes: number[];
                    sexRefused: boolean;
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
                        /** @description The version of the application after the change */
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
    "corrections-get": {
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
                        /** @description A correction can be asked for now */
                        open: boolean;
                        answers: {
                            name: {
                                firstName: string;
                                middleName: string;
                                lastName: string;
                            };
                            address: {
                                street1: string;
                                street2: string | null;
                                city: string;
                                state: string;
                                zip: string;
                            } | null;
                            /** @description US dollars */
                            incomePrimary: number;
                            /** @description US dollars */
                            incomeOther: number;
                            /** @enum {string} */
                            occupancy: "HOME" | "SECONDARY" | "INVESTMENT";
                            ownership: ("SOLE" | "JOINT" | "TRUST") | null;
                            /** @description Other people who sign */
                            signers: number;
                        };
                        redone: {
                            [key: string]: ("SUMMARY" | "INCOME" | "OFFERS" | "TITLE" | "OWNERS" | "CLOSING")[];
                        };
                        requests: {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            kind: "NAME" | "ADDRESS" | "INCOME" | "PROPERTY_USE" | "OWNERSHIP";
                            /** @enum {string} */
                            state: "OPEN" | "ACCEPTED" | "REFUSED" | "WITHDRAWN";
                            /** @description Null once it was erased */
                            asked: ({
                                /** @enum {string} */
                                kind: "NAME";
                                /** @description Letters, spaces and hyphens */
                                firstName: string;
                                middleName?: string;
                                /** @description Letters, spaces and hyphens */
                                lastName: string;
                                /** @description What staff should know */
                                note?: string;
                            } | {
                                /** @enum {string} */
                                kind: "ADDRESS";
                                street1: string;
                                street2?: string;
                                city: string;
                                /** @enum {string} */
                                state: "AL" | "AK" | "AZ" | "AR" | "CA" | "CO" | "CT" | "DE" | "DC" | "FL" | "GA" | "HI" | "ID" | "IL" | "IN" | "IA" | "KS" | "KY" | "LA" | "ME" | "MD" | "MA" | "MI" | "MN" | "MS" | "MO" | "MT" | "NE" | "NV" | "NH" | "NJ" | "NM" | "NY" | "NC" | "ND" | "OH" | "OK" | "OR" | "PA" | "RI" | "SC" | "SD" | "TN" | "TX" | "UT" | "VT" | "VA" | "WA" | "WV" | "WI" | "WY";
                                zip: string;
                                /** @description What staff should know */
                                note?: string;
                            } | {
                                /** @enum {string} */
                                kind: "INCOME";
                                /** @description US dollars */
                                incomePrimary: number;
                                /** @description US dollars */
                                incomeOther: number;
                                /** @description What staff should know */
                                note?: string;
                            } | {
                                /** @enum {string} */
                                kind: "PROPERTY_USE";
                                /** @enum {string} */
                                occupancy: "HOME" | "SECONDARY" | "INVESTMENT";
                                /** @description What staff should know */
                                note?: string;
                            } | {
                                /** @enum {string} */
                                kind: "OWNERSHIP";
                                /** @enum {string} */
                                ownership: "SOLE" | "JOINT" | "TRUST";
                                /** @description Of a home with joint owners, when nobody else signs yet */
                                otherOwner?: {
                                    /** @description Letters, spaces and hyphens */
                                    firstName: string;
                                    /** @description Letters, spaces and hyphens */
                                    lastName: string;
                                    /** Format: email */
                                    email: string;
                                    phone: unknown;
                                    /** @enum {string} */
                                    role: "CO_DEEDER" | "CO_SIGNER" | "SPOUSE";
                                    /**
                                     * @description Of an owner who is not the borrower’s spouse; the deed names it
                                     * @enum {string}
                                     */
                                    maritalStatus?: "MARRIED" | "UNMARRIED" | "SEPARATED";
                                    /**
                                     * @description Married to the borrower, or to another owner; a SPOUSE, who owns nothing, is the borrower’s unless this says otherwise
                                     * @enum {string}
                                     */
                                    spouseOf?: "BORROWER" | "OWNER";
                                };
                                /** @description What staff should know */
                                note?: string;
                            }) | null;
                            /** Format: date-time */
                            askedAt: string;
                            decidedAt: string | null;
                            /** @description Why it was refused */
                            reason: string | null;
                            /** @description What accepting it has done again; of an open request */
                            redone: ("SUMMARY" | "INCOME" | "OFFERS" | "TITLE" | "OWNERS" | "CLOSING")[];
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
    "corrections-post": {
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
                    kind: "NAME";
                    /** @description Letters, spaces and hyphens */
                    firstName: string;
                    middleName?: string;
                    /** @description Letters, spaces and hyphens */
                    lastName: string;
                    /** @description What staff should know */
                    note?: string;
                } | {
                    /** @enum {string} */
                    kind: "ADDRESS";
                    street1: string;
                    street2?: string;
                    city: string;
                    /** @enum {string} */
                    state: "AL" | "AK" | "AZ" | "AR" | "CA" | "CO" | "CT" | "DE" | "DC" | "FL" | "GA" | "HI" | "ID" | "IL" | "IN" | "IA" | "KS" | "KY" | "LA" | "ME" | "MD" | "MA" | "MI" | "MN" | "MS" | "MO" | "MT" | "NE" | "NV" | "NH" | "NJ" | "NM" | "NY" | "NC" | "ND" | "OH" | "OK" | "OR" | "PA" | "RI" | "SC" | "SD" | "TN" | "TX" | "UT" | "VT" | "VA" | "WA" | "WV" | "WI" | "WY";
                    zip: string;
                    /** @description What staff should know */
                    note?: string;
                } | {
                    /** @enum {string} */
                    kind: "INCOME";
                    /** @description US dollars */
                    incomePrimary: number;
                    /** @description US dollars */
                    incomeOther: number;
                    /** @description What staff should know */
                    note?: string;
                } | {
                    /** @enum {string} */
                    kind: "PROPERTY_USE";
                    /** @enum {string} */
                    occupancy: "HOME" | "SECONDARY" | "INVESTMENT";
                    /** @description What staff should know */
                    note?: string;
                } | {
                    /** @enum {string} */
                    kind: "OWNERSHIP";
                    /** @enum {string} */
                    ownership: "SOLE" | "JOINT" | "TRUST";
                    /** @description Of a home with joint owners, when nobody else signs yet */
                    otherOwner?: {
                        /** @description Letters, spaces and hyphens */
                        firstName: string;
                        /** @description Letters, spaces and hyphens */
                        lastName: string;
                        /** Format: email */
                        email: string;
                        phone: string;
                        /** @enum {string} */
                        role: "CO_DEEDER" | "CO_SIGNER" | "SPOUSE";
                        /**
                         * @description Of an owner who is not the borrower’s spouse; the deed names it
                         * @enum {string}
                         */
                        maritalStatus?: "MARRIED" | "UNMARRIED" | "SEPARATED";
                        /**
                         * @description Married to the borrower, or to another owner; a SPOUSE, who owns nothing, is the borrower’s unless this says otherwise
                         * @enum {string}
                         */
                        spouseOf?: "BORROWER" | "OWNER";
                    };
                    /** @description What staff should know */
                    note?: string;
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
                        /** @description The version of the application after the change */
                        version: number;
                        /** Format: uuid */
                        correctionId: string;
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
    "correction-delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
                correctionId: string;
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
                        /** @description The version of the application after the change */
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
    "income-get": {
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
                        employmentType: string;
                        statedMonthly: number;
                        verifiedMonthly: number | null;
                        paystubsAsked: number;
                        employmentNeeded: boolean;
                        methods: {
                            /** @enum {string} */
                            method: "TRUV_PAYROLL" | "POINTSERV_PAYROLL" | "PLAID_TRANSACTIONS" | "MANUAL_PAYSTUB" | "POINTSERV_TAX" | "POINTSERV_1099_MISC" | "TRUV_FINANCIAL_ACCOUNTS" | "OTHER" | "EMPINFO";
                            /** @enum {string} */
                            state: "NOT_STARTED" | "STARTED" | "VERIFIED" | "NEEDS_DOCUMENTS" | "FAILED";
                            monthly: number | null;
                            /** @description Linked; the service prepares its result, which `income-post` reads */
                            reading: boolean;
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
    "income-post": {
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
                    method: "TRUV_PAYROLL" | "POINTSERV_PAYROLL" | "PLAID_TRANSACTIONS" | "MANUAL_PAYSTUB" | "POINTSERV_TAX" | "POINTSERV_1099_MISC" | "TRUV_FINANCIAL_ACCOUNTS" | "OTHER" | "EMPINFO";
                    publicToken?: string;
                    ref?: string;
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
                        /** @description The version of the application after the change */
                        version: number;
                        /** @enum {string} */
                        outcome: "FULL" | "PARTIAL" | "NONE" | "PENDING";
                        /** @description PENDING, and some of the documents have arrived */
                        partly: boolean;
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
    "income-link": {
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
                    method: "TRUV_PAYROLL" | "POINTSERV_PAYROLL" | "PLAID_TRANSACTIONS" | "MANUAL_PAYSTUB" | "POINTSERV_TAX" | "POINTSERV_1099_MISC" | "TRUV_FINANCIAL_ACCOUNTS" | "OTHER" | "EMPINFO";
                    /**
                     * Format: uri
                     * @description A page of this site
                     */
                    redirectUri?: string;
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
                        token: string | null;
                        connectUrl: string | null;
                        ref: string | null;
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
    "employer-post": {
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
                    employer: string;
                    phone: string;
                    /** Format: email */
                    hrEmail?: string;
                    title: string;
                    /** Format: date */
                    startDate: string;
                    stillEmployed: boolean;
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
                        /** @description The version of the application after the change */
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
    "accounts-get": {
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
                        disbursement: {
                            /** @description The last digits of the account number */
                            mask: string;
                            bank: string | null;
                            accountType: ("CHECKING" | "SAVINGS") | null;
                            owner: string | null;
                            /**
                             * @description Never why: what the bank said is for the lender’s staff
                             * @enum {string}
                             */
                            verification: "VERIFIED" | "FAILED_VERIFICATION" | "PENDING_REVIEW";
                            /** @description Two small deposits were sent; the borrower has to tell their amounts */
                            deposits: {
                                /** Format: date */
                                expectedOn: string;
                                triesLeft: number;
                            } | null;
                        } | null;
                        autopay: {
                            /** @description The last digits of the account number */
                            mask: string;
                            bank: string | null;
                            accountType: ("CHECKING" | "SAVINGS") | null;
                            owner: string | null;
                            /**
                             * @description Never why: what the bank said is for the lender’s staff
                             * @enum {string}
                             */
                            verification: "VERIFIED" | "FAILED_VERIFICATION" | "PENDING_REVIEW";
                            /** @description Two small deposits were sent; the borrower has to tell their amounts */
                            deposits: {
                                /** Format: date */
                                expectedOn: string;
                                triesLeft: number;
                            } | null;
                            sameAsDisbursement: boolean;
                            /** @description False: given after the signing, its authorization is still to be signed (12 CFR 1005.10(b)) */
                            authorized: boolean;
                        } | null;
                        /** @description Who sent the money back or did not take it, and why (R02, R03, R04, ACCOUNT_CLOSED …), while another account is awaited */
                        returned: {
                            /** @enum {string} */
                            by: "BANK" | "EXCHANGE";
                            code: string | null;
                        } | null;
                        /** @description Of a crypto-backed line: the account there, nulls while it is being opened; `refused`: why the exchange opened none */
                        exchange: {
                            name: string | null;
                            address: string | null;
                            refused: string | null;
                        } | null;
                        payType: ("AUTOPAY" | "MANUAL") | null;
                        /** @description US dollars that will be sent */
                        cashToYou: number | null;
                        /** @description Verified income, US dollars a month */
                        verifiedMonthly: number | null;
                        /** @description Null before an offer is chosen */
                        terms: {
                            AUTOPAY: {
                                /** @description APR in percent */
                                rate: number;
                                monthlyPayment: number;
                            };
                            MANUAL: {
                                /** @description APR in percent */
                                rate: number;
                                monthlyPayment: number;
                            };
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
    "bank-link": {
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
                    purpose: "DISBURSE" | "AUTOPAY";
                    /**
                     * Format: uri
                     * @description A page of this site
                     */
                    redirectUri?: string;
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
                        linkToken: string;
                        expiration: string;
                        /** @description A page to open instead of the vendor’s widget; it returns to `redirectUri` */
                        connectUrl: string | null;
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
    "disburse-account": {
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
                    routingNumber: string;
                    accountNumber: string;
                    /** @enum {string} */
                    accountType: "CHECKING" | "SAVINGS";
                } | {
                    publicToken: string;
                    accountId: string;
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
                        /** @description The version of the application after the change */
                        version: number;
                        /** @enum {string} */
                        verification: "VERIFIED" | "FAILED_VERIFICATION" | "PENDING_REVIEW";
                        mask: string;
                        /** @description The bank is not known: two small deposits are on their way */
                        depositsSent: boolean;
                        /** @description Payments are to be drawn from it, and it was given after the signing: its own authorization is to be signed (12 CFR 1005.10(b)) */
                        toAuthorize: boolean;
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
    "autopay-account": {
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
                    routingNumber: string;
                    accountNumber: string;
                    /** @enum {string} */
                    accountType: "CHECKING" | "SAVINGS";
                } | {
                    publicToken: string;
                    accountId: string;
                } | {
                    /** @enum {boolean} */
                    sameAsDisbursement: true;
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
                        /** @description The version of the application after the change */
                        version: number;
                        /** @enum {string} */
                        verification: "VERIFIED" | "FAILED_VERIFICATION" | "PENDING_REVIEW";
                        mask: string;
                        /** @description The bank is not known: two small deposits are on their way */
                        depositsSent: boolean;
                        /** @description Payments are to be drawn from it, and it was given after the signing: its own authorization is to be signed (12 CFR 1005.10(b)) */
                        toAuthorize: boolean;
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
    "micro-deposits": {
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
                    role: "DISBURSEMENT" | "AUTOPAY";
                    cents: [
                        number,
                        number
                    ];
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
                        /** @description The version of the application after the change */
                        version: number;
                        /** @enum {string} */
                        verification: "VERIFIED" | "FAILED_VERIFICATION" | "PENDING_REVIEW";
                        triesLeft: number;
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
    "pay-type-put": {
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
                    payType: "AUTOPAY" | "MANUAL";
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
                        /** @description The version of the application after the change */
                        version: number;
                        rate: number;
                        monthlyPayment: number;
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
    "accounts-confirm": {
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
                        /** @description The version of the application after the change */
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
    "pending-link": {
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
                        link: {
                            /** Format: uuid */
                            applicationUuid: string;
                            /** @enum {string} */
                            purpose: "INCOME" | "DISBURSE" | "AUTOPAY";
                            /** @description For INCOME */
                            method: ("TRUV_PAYROLL" | "POINTSERV_PAYROLL" | "PLAID_TRANSACTIONS" | "MANUAL_PAYSTUB" | "POINTSERV_TAX" | "POINTSERV_1099_MISC" | "TRUV_FINANCIAL_ACCOUNTS" | "OTHER" | "EMPINFO") | null;
                            /** @description Opens the vendor’s widget again after a bank’s own sign-in page */
                            token: string | null;
                            /** @description The vendor refuses it by now */
                            expired: boolean;
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
    "identity-document-get": {
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
                        tries: number;
                        triesLeft: number;
                        /** @description null until a document is submitted, and while it is under review */
                        verification: ("VERIFIED" | "FAILED_VERIFICATION" | "PENDING_REVIEW") | null;
                        pending: boolean;
                        reason: string | null;
                        /** @description A SELFIE has to be among the pictures: the face on the last document was not recognized */
                        selfieAsked: boolean;
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
    "identity-document-post": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        /** @description Files of …/documents: a front and a back of the document’s own types, a SELFIE */
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    documentType: "DRIVERS_LICENSE" | "STATE_ID" | "PASSPORT" | "RESIDENT_CARD";
                    /** Format: uuid */
                    front: string;
                    /** Format: uuid */
                    back?: string;
                    /** Format: uuid */
                    selfie?: string;
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
                        /** @description The version of the application after the change */
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
    "valuation-get": {
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
                        /** @description Null before a valuation is ordered */
                        product: ("BPO" | "RESI_EVAL" | "ONSITE") | null;
                        stage: ("ORDERED" | "SCHEDULED" | "PROCESSING" | "REVIEW" | "COMPLETE" | "FAILED" | "CANCELLED") | null;
                        /** @description Why it ended without a value, as the vendor names it */
                        reason: string | null;
                        /** @description The value the application is decided on, in US dollars */
                        value: number | null;
                        /** @description Whom the valuer calls, and when, as the borrower answered */
                        access: {
                            name: string;
                            windows: string[];
                        } | null;
                        appraisal: {
                            /** @description US dollars */
                            fee: number;
                            /** @description The first day on which it can be paid (12 CFR 1026.40(h)); null when that is past */
                            payableFrom: string | null;
                            paid: {
                                amount: number;
                                on: string | null;
                                /** @description The number of the payment */
                                receipt: string;
                            } | null;
                            /** @description The card vendor’s own field: its script, or the simulator’s page. Null: paying here is not possible */
                            field: ({
                                /** @enum {string} */
                                kind: "SCRIPT";
                                url: string;
                                publishableKey: string;
                            } | {
                                /** @enum {string} */
                                kind: "PAGE";
                                url: string;
                            }) | null;
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
    "bpo-post": {
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
                    condition?: "UNKNOWN_CONDITION" | "NOT_AVAILABLE" | "POOR" | "FAIR" | "AVERAGE" | "GOOD" | "EXCELLENT";
                    damage?: string;
                    /**
                     * @description Who lives in the home now
                     * @enum {string}
                     */
                    occupants?: "OWNER" | "TENANT" | "NOBODY";
                    contactName: string;
                    contactPhone: string;
                    windows: string[];
                    gateCode?: string;
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
                        /** @description The version of the application after the change */
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
    "appraisal-payment": {
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
                    /** @description From the card vendor’s own field; used once */
                    cardToken: string;
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
                        /** @description The version of the application after the change */
                        version: number;
                        /** @description US dollars charged */
                        amount: number;
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
    "payoffs-get": {
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
                        id: string;
                        creditor: string;
                        kind: string;
                        /** @description US dollars: by the letter where there is one, else the balance on the credit report */
                        amount: number;
                        /** @enum {string} */
                        letter: "NOT_ASKED" | "ASKED" | "RECEIVED";
                        /** @description The day until which the letter’s amount holds */
                        goodThrough: string | null;
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
    "closing-documents-get": {
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
                        /** @description Of the application, with these documents: send as If-Match to sign them */
                        version: number;
                        /** @description The signer, as in the documents */
                        name: string;
                        /** @description To electronic documents and signatures */
                        consent: {
                            version: string;
                            text: string;
                        };
                        documents: {
                            kind: string;
                            title: string;
                            sha256: string;
                            pages: number | null;
                            isRead: boolean;
                            fields: {
                                id: string;
                                /** @enum {string} */
                                kind: "SIGNATURE" | "INITIALS";
                                /** @description What is signed there */
                                what: string;
                                page: number;
                                /** @description In points from the upper left corner of the page, as are the others */
                                x: number;
                                y: number;
                                width: number;
                                height: number;
                                isSigned: boolean;
                            }[];
                        }[];
                        signature: ({
                            /** @enum {string} */
                            style: "TYPED";
                            name: string;
                        } | {
                            /** @enum {string} */
                            style: "DRAWN";
                            name: string;
                            /** @description Of an SVG of 600 by 200 */
                            path: string;
                        }) | null;
                        location: ("SHARED" | "REFUSED" | "UNAVAILABLE") | null;
                        /**
                         * @description Whether the notice of a flood hazard area was given, and acknowledged
                         * @enum {string}
                         */
                        flood: "NONE" | "NOTICE_GIVEN" | "ACKNOWLEDGED";
                        /** @description Whether the caller has signed */
                        isSigned: boolean;
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
    "closing-documents-put": {
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
                    read?: string[];
                    signed?: {
                        sha256: string;
                        field: string;
                    }[];
                    /** @description The signature to place on each field, drawn or typed; signatures placed before are taken back */
                    signature?: {
                        /** @enum {string} */
                        style: "TYPED";
                        name: string;
                    } | {
                        /** @enum {string} */
                        style: "DRAWN";
                        name: string;
                        strokes: number[][];
                    };
                    /** @enum {string} */
                    location?: "SHARED" | "REFUSED" | "UNAVAILABLE";
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
                        /** @description Of the application, with these documents: send as If-Match to sign them */
                        version: number;
                        /** @description The signer, as in the documents */
                        name: string;
                        /** @description To electronic documents and signatures */
                        consent: {
                            version: string;
                            text: string;
                        };
                        documents: {
                            kind: string;
                            title: string;
                            sha256: string;
                            pages: number | null;
                            isRead: boolean;
                            fields: {
                                id: string;
                                /** @enum {string} */
                                kind: "SIGNATURE" | "INITIALS";
                                /** @description What is signed there */
                                what: string;
                                page: number;
                                /** @description In points from the upper left corner of the page, as are the others */
                                x: number;
                                y: number;
                                width: number;
                                height: number;
                                isSigned: boolean;
                            }[];
                        }[];
                        signature: ({
                            /** @enum {string} */
                            style: "TYPED";
                            name: string;
                        } | {
                            /** @enum {string} */
                            style: "DRAWN";
                            name: string;
                            /** @description Of an SVG of 600 by 200 */
                            path: string;
                        }) | null;
                        location: ("SHARED" | "REFUSED" | "UNAVAILABLE") | null;
                        /**
                         * @description Whether the notice of a flood hazard area was given, and acknowledged
                         * @enum {string}
                         */
                        flood: "NONE" | "NOTICE_GIVEN" | "ACKNOWLEDGED";
                        /** @description Whether the caller has signed */
                        isSigned: boolean;
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
    "disclosure-sign": {
        parameters: {
            query?: never;
            header: {
                /** @description The version that was read */
                "if-match": string;
            };
            path: {
                uuid: string;
                kind: "SUMMARY" | "CLOSING" | "RESCISSION" | "NON_RESCISSION" | "AUTOPAY";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    consentVersion: string;
                    /** @enum {boolean} */
                    documentsRead: true;
                    /** @description The documents as they were read, every one that is signed: one that is not named, or has changed since, is refused */
                    documents: {
                        kind: string;
                        sha256: string;
                    }[];
                    /** @description Where the adopted signature was placed; every field, if any */
                    fields?: {
                        sha256: string;
                        field: string;
                    }[];
                    location?: {
                        latitude: number;
                        longitude: number;
                        accuracy: number;
                    };
                    /**
                     * @description Why there is no location; signing goes on without
                     * @enum {string}
                     */
                    locationNotShared?: "REFUSED" | "UNAVAILABLE";
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
                        /** @description The version of the application after the change */
                        version: number;
                        evidenceId: string;
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
    "evidence-get": {
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
                        valid: boolean;
                        faults: string[];
                        records: {
                            id: string;
                            documentSha256: string;
                            /** @description Null in records older than this member */
                            documentVersion: string | null;
                            /** @description The version the signer read; null in records older than this member */
                            applicationVersion: number | null;
                            nameTyped: string;
                            at: string;
                            consentVersion: string;
                            hash: string;
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
    "evidence-certificate": {
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
            /** @description The PDF */
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
    "final-offer-accept": {
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
                        /** @description The version of the application after the change */
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
    "flood-acknowledge": {
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
                        /** @description The version of the application after the change */
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
    "insurance-get": {
        parameters: {
            query?: {
                /** @description Dollars: what a line of this amount needs, while none is chosen */
                line?: number;
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
                        /** @description Null until the line and the value of the home are known */
                        required: {
                            /** @description Coverage of the dwelling at least, in whole dollars: the line and the liens before it, but at most the value of the home */
                            dwelling: number;
                            /** @description US dollars */
                            line: number;
                            /** @description US dollars */
                            seniorLiens: number;
                            /** @description US dollars */
                            value: number;
                            /** @description Flood coverage at least; null outside a flood hazard area */
                            flood: number | null;
                            /**
                             * Format: date
                             * @description The policies have to end after this day
                             */
                            after: string;
                        } | null;
                        floodZone: string | null;
                        /**
                         * @description NONE: the home is in no flood hazard area
                         * @enum {string}
                         */
                        floodNotice: "NONE" | "NOTICE_GIVEN" | "ACKNOWLEDGED";
                        /** @description For the agent, in lines */
                        mortgageeClause: string;
                        loanNumber: string;
                        given: {
                            carrier: string;
                            policyNumber: string;
                            /** @description US dollars */
                            dwellingCoverage: number;
                            /** Format: date */
                            effective: string;
                            /** Format: date */
                            expires: string;
                            flood?: {
                                carrier: string;
                                policyNumber: string;
                                /** @description US dollars */
                                dwellingCoverage: number;
                                /** Format: date */
                                effective: string;
                                /** Format: date */
                                expires: string;
                            };
                            /** Format: uuid */
                            documentUuid?: string;
                        } | null;
                        /** @description Of the policies given last; null before any */
                        accepted: boolean | null;
                        gaps: ("COVERAGE_TOO_LOW" | "NOT_IN_FORCE" | "EXPIRES_SOON" | "FLOOD_POLICY_MISSING" | "FLOOD_COVERAGE_TOO_LOW" | "FLOOD_POLICY_NOT_IN_FORCE" | "FLOOD_POLICY_EXPIRES_SOON")[];
                        /**
                         * @description Whether a trust owns the home, and its certificate is with us
                         * @enum {string}
                         */
                        trust: "NONE" | "CERTIFICATE_NEEDED" | "CERTIFIED";
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
    "insurance-put": {
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
                    carrier: string;
                    policyNumber: string;
                    /** @description US dollars */
                    dwellingCoverage: number;
                    /** Format: date */
                    effective: string;
                    /** Format: date */
                    expires: string;
                    /** @description The flood policy, where the home is in a flood hazard area */
                    flood?: {
                        carrier: string;
                        policyNumber: string;
                        /** @description US dollars */
                        dwellingCoverage: number;
                        /** Format: date */
                        effective: string;
                        /** Format: date */
                        expires: string;
                    };
                    /**
                     * Format: uuid
                     * @description The policy itself: a file of type HAZARD_INSURANCE that the caller uploaded to …/documents
                     */
                    documentUuid?: string;
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
                        /** @description The version of the application after the change */
                        version: number;
                        accepted: boolean;
                        gaps: ("COVERAGE_TOO_LOW" | "NOT_IN_FORCE" | "EXPIRES_SOON" | "FLOOD_POLICY_MISSING" | "FLOOD_COVERAGE_TOO_LOW" | "FLOOD_POLICY_NOT_IN_FORCE" | "FLOOD_POLICY_EXPIRES_SOON")[];
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
    "rescind-post": {
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
                        /** @description The version of the application after the change */
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
    "notary-get": {
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
                        /**
                         * @description CHECKING until the notary service has replied
                         * @enum {string}
                         */
                        way: "CHECKING" | "ONLINE" | "IN_PERSON";
                        /** @description Why not by video; null where video is possible */
                        reason: ("TEXAS_OFFICE" | "STATE_DOES_NOT_ALLOW" | "COUNTY_DOES_NOT_RECORD" | "IN_PERSON_ONLY" | "KBA_FAILED" | "ID_FAILED" | "DECLINED" | "COMPLETED_WITH_REJECTIONS" | "OTHER") | null;
                        /** @description In person was a choice that may be taken back */
                        mayGoOnline: boolean;
                        /** @description Of a notary in person */
                        fee: number;
                        /** @description Who sign besides the notary */
                        witnesses: number;
                        /** @description The first day on which anything may be signed, where the law asks for days before */
                        earliestClosing: string | null;
                        /** @description What those days are for: the notice of Texas, or the copy of the valuation of a first lien */
                        waitsFor: ("TEXAS" | "VALUATION") | null;
                        /** @description Of the home */
                        timeZone: string;
                        /**
                         * Format: date-time
                         * @description The time of the product
                         */
                        now: string;
                        hours: {
                            from: number;
                            to: number;
                            timeZone: string;
                            /** @description Null while open */
                            opensAt: string | null;
                        };
                        /** @description At the identity questions */
                        triesLeft: number;
                        /** @description Why the last session was not completed */
                        failure: ("MEETING_FAILED" | "NO_NOTARY" | "EXPIRED") | null;
                        /** @description Of the session by video; empty while there is none, or the notary service does not reply */
                        signers: {
                            name: string;
                            isYou: boolean;
                            /** @enum {string} */
                            state: "INVITED" | "IN_MEETING" | "DONE";
                        }[];
                        /** @description At which a meeting in person may begin */
                        times: string[];
                        /** @description The last request for a meeting in person; null without one */
                        requested: {
                            slots: string[];
                            address: string | null;
                            /** @description Of a Texas homestead */
                            office: ("TITLE_COMPANY" | "ATTORNEY" | "LENDER") | null;
                            /** @description Not for other signers */
                            phone: string | null;
                        } | null;
                        /** @description Once the notary has confirmed */
                        meeting: {
                            /** Format: date-time */
                            at: string;
                            notary: string;
                            /** @description Null where the confirmation names none */
                            place: string | null;
                        } | null;
                        /** @description The times of the last request passed, and none had been confirmed */
                        isUnconfirmed: boolean;
                        /** @description Who did not come to the last meeting in person */
                        missedBy: ("SIGNER" | "NOTARY") | null;
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
    "notary-session": {
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
                        link: string | null;
                        /** @description CLOSED outside the hours; else the state of the signer at the notary service */
                        state: string;
                        /** @description When CLOSED */
                        opensAt: string | null;
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
    "notary-manual": {
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
                    slots: string[];
                    address?: string;
                    /**
                     * @description Whose office a Texas homestead closes at; a title company where it is absent
                     * @enum {string}
                     */
                    office?: "TITLE_COMPANY" | "ATTORNEY" | "LENDER";
                    phone?: string;
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
                        /** @description The version of the application after the change */
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
    "notary-manual-cancel": {
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
                        /** @description The version of the application after the change */
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
    "notary-online": {
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
                        /** @description The version of the application after the change */
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
    "closing-get": {
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
                        timeZone: {
                            id: string;
                            /** @description As it is said: Pacific Time */
                            name: string;
                        };
                        /** @description When the deed was signed with the notary */
                        signedOn: string | null;
                        rescindable: boolean;
                        /** @description Null before the notice is given, and where there is no right to cancel */
                        rescission: {
                            /**
                             * Format: date
                             * @description The opening date of the account: the day of the agreement, as the notice has it
                             */
                            openedOn: string;
                            /**
                             * Format: date
                             * @description The last of the agreement, and the delivery of the notice and the disclosures to the last person
                             */
                            startedOn: string;
                            /**
                             * Format: date
                             * @description The last day to cancel, until its midnight
                             */
                            endsOn: string;
                            /** Format: date-time */
                            endsAt: string;
                            over: boolean;
                            /** @description Each day after the start, and the business day it counts as, or why it does not count */
                            days: {
                                /** Format: date */
                                date: string;
                                counts: number | null;
                                skipped: string | null;
                            }[];
                            /** @description Everybody who has this right */
                            people: {
                                name: string;
                                isYou: boolean;
                                /** @description When the notice counts as delivered; null where it is not known */
                                deliveredOn: string | null;
                                /** @description Has confirmed the receipt of the notice */
                                received: boolean;
                                /** @description Has confirmed, after the days to cancel, that they have not canceled */
                                confirmed: boolean;
                            }[];
                            /**
                             * @description Of the caller
                             * @enum {string}
                             */
                            confirmation: "NOT_YET" | "OPEN" | "GIVEN" | "NOT_NEEDED";
                            /** @description The last day on which mail is waited for, unless everybody confirms */
                            mailUntil: string | null;
                            /** @description Staff hold the line */
                            held: boolean;
                            /** @description Where a notice may be mailed to, in lines */
                            mailTo: string[];
                        } | null;
                        recording: {
                            /** @enum {string} */
                            state: "TO_SEND" | "SUBMITTED" | "REJECTED" | "RECORDED";
                            county: string | null;
                            /** @enum {string} */
                            instrument: "MORTGAGE" | "DEED_OF_TRUST" | "SECURITY_DEED";
                            instrumentNo: string | null;
                            /** @description When it was recorded, or is expected to be */
                            on: string | null;
                        };
                        /** @enum {string} */
                        checks: "TO_RUN" | "HELD" | "PASSED";
                        approval: {
                            /** @enum {string} */
                            state: "TO_COME" | "WAITING" | "HELD" | "GIVEN";
                            needed: number;
                            given: number;
                        };
                        payoffs: {
                            id: string;
                            creditor: string;
                            kind: string;
                            /** @enum {string} */
                            state: "TO_PAY" | "SENT" | "PAID" | "FAILED";
                            /** @description What was paid; before that, what the letter says today */
                            amount: number;
                            /** @description When it was sent, paid or failed */
                            on: string | null;
                        }[];
                        payment: {
                            /** @enum {string} */
                            state: "TO_SEND" | "SENT" | "SETTLED" | "RETURNED";
                            /** @description US dollars */
                            amount: number;
                            account: {
                                bank: string | null;
                                mask: string;
                                isExchange: boolean;
                            } | null;
                            /** @description The account was changed: it is not paid before this instant, unless we have called */
                            waitsUntil: string | null;
                            /** @description When it was sent, or is expected to be */
                            sentOn: string | null;
                            /** @description When it is sent if every owner confirms that nobody has canceled; null where that changes nothing */
                            ifConfirmed: {
                                /**
                                 * Format: date
                                 * @description The first day on which every owner can confirm
                                 */
                                from: string;
                                /** Format: date */
                                sentOn: string;
                            } | null;
                            /** @description When it was settled, or is expected to be */
                            arrivesOn: string | null;
                            /** @description Why the bank returned it: R02, R03, R04 … */
                            code: string | null;
                        };
                        firstPayment: {
                            /** Format: date */
                            on: string;
                            /** @description US dollars */
                            amount: number;
                            /** @description Part of the amount: interest of the days before the first full month */
                            oddDaysInterest: number;
                        } | null;
                        autopay: {
                            /** @enum {string} */
                            payType: "AUTOPAY" | "MANUAL";
                            mask: string | null;
                        } | null;
                        line: {
                            /** @description US dollars */
                            amount: number;
                            /** @description US dollars */
                            drawn: number;
                            /** @description US dollars */
                            available: number;
                            /** @description APR in percent */
                            rate: number;
                            /** @description Years */
                            term: number;
                            /** @description The day of each month on which a payment is due */
                            dueDay: number;
                            /**
                             * Format: date
                             * @description The last day to draw again
                             */
                            drawUntil: string;
                            /** @description How draws after the first are priced; null for a line from before it was fixed with the offer */
                            laterDraws: {
                                /** @description percent over the U.S. Prime Rate */
                                margin: number;
                                /** @description percent */
                                maxRate: number;
                            } | null;
                            opened: boolean;
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
    "signers-get": {
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
                        id: string;
                        name: string;
                        firstName: string;
                        lastName: string;
                        email: string;
                        role: string;
                        /** @enum {string} */
                        state: "NAMED" | "INVITED" | "SIGNED_IN" | "IDENTIFIED" | "SIGNED" | "REFUSED";
                        /** @description When the last invitation expires; null before the first */
                        invitedUntil: string | null;
                        /** @description Who checks what this person sent; null while they act themselves */
                        waitsFor: ("SERVICE" | "STAFF") | null;
                        /** @description What another name, another person or one person less undoes; null once a signer has signed: nobody is changed any more */
                        change: {
                            /** @description The closing documents are prepared and signed again */
                            documents: boolean;
                            /** @description The title is searched again, for the owners named then */
                            title: boolean;
                        } | null;
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
    "signers-post": {
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
                    /** @description Letters, spaces and hyphens */
                    firstName: string;
                    /** @description Letters, spaces and hyphens */
                    lastName: string;
                    /** Format: email */
                    email: string;
                    phone: string;
                    /** @enum {string} */
                    role: "CO_DEEDER" | "CO_SIGNER" | "SPOUSE";
                    /**
                     * @description Of an owner who is not the borrower’s spouse; the deed names it
                     * @enum {string}
                     */
                    maritalStatus?: "MARRIED" | "UNMARRIED" | "SEPARATED";
                    /**
                     * @description Married to the borrower, or to another owner; a SPOUSE, who owns nothing, is the borrower’s unless this says otherwise
                     * @enum {string}
                     */
                    spouseOf?: "BORROWER" | "OWNER";
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
                        /** @description The version of the application after the change */
                        version: number;
                        signerId: string;
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
    "signer-put": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
                signerId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Letters, spaces and hyphens */
                    firstName: string;
                    /** @description Letters, spaces and hyphens */
                    lastName: string;
                    /** Format: email */
                    email: string;
                    phone: string;
                    /** @enum {string} */
                    role: "CO_DEEDER" | "CO_SIGNER" | "SPOUSE";
                    /**
                     * @description Of an owner who is not the borrower’s spouse; the deed names it
                     * @enum {string}
                     */
                    maritalStatus?: "MARRIED" | "UNMARRIED" | "SEPARATED";
                    /**
                     * @description Married to the borrower, or to another owner; a SPOUSE, who owns nothing, is the borrower’s unless this says otherwise
                     * @enum {string}
                     */
                    spouseOf?: "BORROWER" | "OWNER";
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
                        /** @description The version of the application after the change */
                        version: number;
                        signerId: string;
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
    "signer-delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
                signerId: string;
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
                        /** @description The version of the application after the change */
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
    "signer-correct": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
                signerId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Letters, spaces and hyphens */
                    firstName: string;
                    /** @description Letters, spaces and hyphens */
                    lastName: string;
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
                        /** @description The version of the application after the change */
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
    "signer-resend": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
                signerId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    email?: string;
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
                        /** @description The version of the application after the change */
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
    "co-deed-status": {
        parameters: {
            query?: {
                applicationUuid?: string;
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
                        /** @enum {string} */
                        coDeedStatus: "INITIAL" | "IN_PROGRESS" | "COMPLETE";
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
    "signer-invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The token of the emailed link */
                    invitation: string;
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
                        organizationCode: string;
                        /** @description The borrower who asks for the signature */
                        primary: string;
                        firstName: string;
                        /** @description Where the invitation was sent: the address to sign in with */
                        email: string;
                        role: string;
                        /** Format: date-time */
                        expiresAt: string;
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
    "signer-register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The token of the emailed link */
                    invitation: string;
                    password: string;
                    phoneNumber?: string;
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
                        jwt: string;
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
    "signer-profile": {
        parameters: {
            query?: {
                applicationUuid?: string;
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
                        applicationUuid: string;
                        organizationCode: string;
                        signerId: string;
                        role: string;
                        name: {
                            firstName: string;
                            lastName: string;
                        };
                        email: string;
                        /** @description The borrower who asks for the signature */
                        primary: string;
                        property: {
                            street1: string;
                            street2: string | null;
                            city: string;
                            state: string;
                            zip: string;
                        };
                        /** @enum {string} */
                        status: "IN_PROGRESS" | "GEN_PRE_SOFT_CREDIT_DISCLOSURE" | "PRE_SOFT_CREDIT_CONSENT" | "WAITING_FOR_SOFT_CREDIT" | "CREDIT_NO_MATCH" | "CREDIT_NO_MATCH_SSN" | "SOFT_CREDIT_LOCKED_OR_FROZEN" | "SOFT_CREDIT_INCORRECT_PIN" | "CREDIT_ERROR" | "CREDIT_MINOR" | "FACTA_REVIEW" | "WAITING_FOR_PROPERTY" | "NO_PROPERTY_FOUND" | "MULTIPLE_PROPERTIES" | "PREQUAL_TITLE" | "PROPERTY_DATA_REVIEW" | "OWNERSHIP_REVIEW" | "WAITING_FOR_AVM" | "NO_AVM_FOUND" | "LIEN_VERIFICATION" | "MERCHANT_REVIEW" | "LIEN_ATTESTATION" | "WAITING_FOR_UNDERWRITING" | "ASSETS_PREQUAL" | "REQUALIFY" | "DELINQUENCY_REVIEW" | "UNDERWRITING_REVIEW" | "OFFER_SELECTION" | "COLLECT_ADDITIONAL_INFO" | "HMDA" | "GEN_APP_DISCLOSURES" | "SUMMARY_DISCLOSURE" | "APP_SUBMISSION" | "HARD_CREDIT_PULL" | "HARD_CREDIT_LOCKED_OR_FROZEN" | "INCOME_VERIFICATION" | "EMPLOYMENT_VERIFICATION" | "DISBURSEMENT_ACCOUNT" | "AUTOPAY_ACCOUNT" | "VERIFIED_AUTOPAY_ACCOUNT" | "IDENTITY_VERIFICATION" | "NAV_BPO_ORDER_REQUEST" | "NAV_BPO_ORDERED" | "NAV_BPO_SCHEDULED" | "NAV_BPO_PROCESSING" | "NAV_BPO_REVIEW" | "NAV_BPO_COMPLETE" | "NAV_BPO_FAILED" | "NAV_BPO_CANCELLED" | "NAV_RESI_EVAL_ORDERED" | "NAV_RESI_EVAL_PROCESSING" | "NAV_RESI_EVAL_REVIEW" | "NAV_RESI_EVAL_COMPLETE" | "NAV_RESI_EVAL_FAILED" | "ONSITE_APPRAISAL_REQUEST" | "ONSITE_APPRAISAL_PAYMENT" | "ONSITE_APPRAISAL_PENDING" | "ONSITE_APPRAISAL_REVIEW" | "ORDER_FULL_TITLE" | "FINAL_TITLE_REQUEST" | "FINAL_TITLE_PROCESSING" | "FINAL_TITLE_REVIEW" | "FINAL_TITLE_COMPLETE" | "PAYOFF_REQUEST" | "PAYOFF_REQUEST_PENDING" | "REVISED_OFFER_SELECTION" | "FINAL_OFFER" | "GEN_CLOSING_DISCLOSURES" | "WAITING_FOR_FLOOD_CERT" | "NOTARY_WAITING_PERIOD" | "GEN_NOTE_SIGNING" | "NOTE_SIGNING" | "CO_DEED_REQ" | "ATTORNEY_REVIEW" | "NOTARY_DISCLOSURE" | "WAITING_FOR_NOTARY" | "DEED_SIGNING" | "MANUAL_DEED_SIGNING" | "TRUST_AND_INSURANCE" | "GEN_RESCISSION" | "RESCISSION" | "RECORDING" | "FUNDABLE" | "FUNDING_DECISION" | "DIRECT_DEBT_PAYOFF" | "COMPLETE" | "DECLINED" | "CANCELLED" | "UNKNOWN";
                        active: boolean;
                        /** @enum {string} */
                        state: "NAMED" | "INVITED" | "SIGNED_IN" | "IDENTIFIED" | "SIGNED" | "REFUSED";
                        /**
                         * @description This person’s next step; WAIT also while the documents are prepared again
                         * @enum {string}
                         */
                        next: "INTRO" | "CONSENT" | "IDENTITY" | "HMDA" | "CREDIT" | "WAIT" | "SIGN" | "DONE" | "CANCELLED";
                        /** @description A Texas homestead: everyone signs in one meeting at an office, so that `next` is DONE when all that comes before it is done */
                        signsAtOffice: boolean;
                        /** @description Staff look at what this person sent */
                        inReview: boolean;
                        /** @description Of the application */
                        version: number;
                        consentsNeeded: {
                            /** @enum {string} */
                            type: "COMMUNICATIONS" | "HARD_CREDIT";
                            version: string;
                            text: string;
                        }[];
                        /** @description Kinds of documents this person signs */
                        documents: string[];
                        identity: {
                            tries: number;
                            triesLeft: number;
                            verified: boolean | null;
                            pending: boolean;
                            /** @description What the vendor found in the last pictures */
                            reason: string | null;
                            selfieAsked: boolean;
                        };
                        /** @description The line the home secures, in dollars; term and rate only for a co-signer, who owes it */
                        line: {
                            amount: number;
                            term: number | null;
                            rate: number | null;
                        } | null;
                        /** @description Whether owners may cancel within three business days after signing: the home is where an owner lives */
                        mayCancel: boolean;
                        /** @description The receipt of this person’s notice of the right to cancel */
                        receiptSigned: boolean;
                        /**
                         * @description Of this person, after the days to cancel, that they have not canceled
                         * @enum {string}
                         */
                        confirmation: "NOT_YET" | "OPEN" | "GIVEN" | "NOT_NEEDED";
                        /** @description The last day on which mail is waited for, where an owner does not confirm */
                        mailUntil: string | null;
                        /** @description Of the home */
                        timeZone: string;
                        /** @description When this person’s right to cancel ends */
                        rescissionEndsAt: string | null;
                        /** @description Why the application ended, as far as it concerns this person */
                        ended: ("REFUSED" | "RESCINDED" | "OTHER") | null;
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
    "signer-accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The token of the emailed link */
                    invitation: string;
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
                        applicationUuid: string;
                        organizationCode: string;
                        signerId: string;
                        role: string;
                        name: {
                            firstName: string;
                            lastName: string;
                        };
                        email: string;
                        /** @description The borrower who asks for the signature */
                        primary: string;
                        property: {
                            street1: string;
                            street2: string | null;
                            city: string;
                            state: string;
                            zip: string;
                        };
                        /** @enum {string} */
                        status: "IN_PROGRESS" | "GEN_PRE_SOFT_CREDIT_DISCLOSURE" | "PRE_SOFT_CREDIT_CONSENT" | "WAITING_FOR_SOFT_CREDIT" | "CREDIT_NO_MATCH" | "CREDIT_NO_MATCH_SSN" | "SOFT_CREDIT_LOCKED_OR_FROZEN" | "SOFT_CREDIT_INCORRECT_PIN" | "CREDIT_ERROR" | "CREDIT_MINOR" | "FACTA_REVIEW" | "WAITING_FOR_PROPERTY" | "NO_PROPERTY_FOUND" | "MULTIPLE_PROPERTIES" | "PREQUAL_TITLE" | "PROPERTY_DATA_REVIEW" | "OWNERSHIP_REVIEW" | "WAITING_FOR_AVM" | "NO_AVM_FOUND" | "LIEN_VERIFICATION" | "MERCHANT_REVIEW" | "LIEN_ATTESTATION" | "WAITING_FOR_UNDERWRITING" | "ASSETS_PREQUAL" | "REQUALIFY" | "DELINQUENCY_REVIEW" | "UNDERWRITING_REVIEW" | "OFFER_SELECTION" | "COLLECT_ADDITIONAL_INFO" | "HMDA" | "GEN_APP_DISCLOSURES" | "SUMMARY_DISCLOSURE" | "APP_SUBMISSION" | "HARD_CREDIT_PULL" | "HARD_CREDIT_LOCKED_OR_FROZEN" | "INCOME_VERIFICATION" | "EMPLOYMENT_VERIFICATION" | "DISBURSEMENT_ACCOUNT" | "AUTOPAY_ACCOUNT" | "VERIFIED_AUTOPAY_ACCOUNT" | "IDENTITY_VERIFICATION" | "NAV_BPO_ORDER_REQUEST" | "NAV_BPO_ORDERED" | "NAV_BPO_SCHEDULED" | "NAV_BPO_PROCESSING" | "NAV_BPO_REVIEW" | "NAV_BPO_COMPLETE" | "NAV_BPO_FAILED" | "NAV_BPO_CANCELLED" | "NAV_RESI_EVAL_ORDERED" | "NAV_RESI_EVAL_PROCESSING" | "NAV_RESI_EVAL_REVIEW" | "NAV_RESI_EVAL_COMPLETE" | "NAV_RESI_EVAL_FAILED" | "ONSITE_APPRAISAL_REQUEST" | "ONSITE_APPRAISAL_PAYMENT" | "ONSITE_APPRAISAL_PENDING" | "ONSITE_APPRAISAL_REVIEW" | "ORDER_FULL_TITLE" | "FINAL_TITLE_REQUEST" | "FINAL_TITLE_PROCESSING" | "FINAL_TITLE_REVIEW" | "FINAL_TITLE_COMPLETE" | "PAYOFF_REQUEST" | "PAYOFF_REQUEST_PENDING" | "REVISED_OFFER_SELECTION" | "FINAL_OFFER" | "GEN_CLOSING_DISCLOSURES" | "WAITING_FOR_FLOOD_CERT" | "NOTARY_WAITING_PERIOD" | "GEN_NOTE_SIGNING" | "NOTE_SIGNING" | "CO_DEED_REQ" | "ATTORNEY_REVIEW" | "NOTARY_DISCLOSURE" | "WAITING_FOR_NOTARY" | "DEED_SIGNING" | "MANUAL_DEED_SIGNING" | "TRUST_AND_INSURANCE" | "GEN_RESCISSION" | "RESCISSION" | "RECORDING" | "FUNDABLE" | "FUNDING_DECISION" | "DIRECT_DEBT_PAYOFF" | "COMPLETE" | "DECLINED" | "CANCELLED" | "UNKNOWN";
                        active: boolean;
                        /** @enum {string} */
                        state: "NAMED" | "INVITED" | "SIGNED_IN" | "IDENTIFIED" | "SIGNED" | "REFUSED";
                        /**
                         * @description This person’s next step; WAIT also while the documents are prepared again
                         * @enum {string}
                         */
                        next: "INTRO" | "CONSENT" | "IDENTITY" | "HMDA" | "CREDIT" | "WAIT" | "SIGN" | "DONE" | "CANCELLED";
                        /** @description A Texas homestead: everyone signs in one meeting at an office, so that `next` is DONE when all that comes before it is done */
                        signsAtOffice: boolean;
                        /** @description Staff look at what this person sent */
                        inReview: boolean;
                        /** @description Of the application */
                        version: number;
                        consentsNeeded: {
                            /** @enum {string} */
                            type: "COMMUNICATIONS" | "HARD_CREDIT";
                            version: string;
                            text: string;
                        }[];
                        /** @description Kinds of documents this person signs */
                        documents: string[];
                        identity: {
                            tries: number;
                            triesLeft: number;
                            verified: boolean | null;
                            pending: boolean;
                            /** @description What the vendor found in the last pictures */
                            reason: string | null;
                            selfieAsked: boolean;
                        };
                        /** @description The line the home secures, in dollars; term and rate only for a co-signer, who owes it */
                        line: {
                            amount: number;
                            term: number | null;
                            rate: number | null;
                        } | null;
                        /** @description Whether owners may cancel within three business days after signing: the home is where an owner lives */
                        mayCancel: boolean;
                        /** @description The receipt of this person’s notice of the right to cancel */
                        receiptSigned: boolean;
                        /**
                         * @description Of this person, after the days to cancel, that they have not canceled
                         * @enum {string}
                         */
                        confirmation: "NOT_YET" | "OPEN" | "GIVEN" | "NOT_NEEDED";
                        /** @description The last day on which mail is waited for, where an owner does not confirm */
                        mailUntil: string | null;
                        /** @description Of the home */
                        timeZone: string;
                        /** @description When this person’s right to cancel ends */
                        rescissionEndsAt: string | null;
                        /** @description Why the application ended, as far as it concerns this person */
                        ended: ("REFUSED" | "RESCINDED" | "OTHER") | null;
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
    "signer-consent": {
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
                    type: "COMMUNICATIONS" | "HARD_CREDIT";
                    version: string;
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
                        /** @description The version of the application after the change */
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
    "signer-identity": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        /** @description Files of …/documents: a front and a back of the document’s own types, a SELFIE */
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    documentType: "DRIVERS_LICENSE" | "STATE_ID" | "PASSPORT" | "RESIDENT_CARD";
                    /** Format: uuid */
                    front: string;
                    /** Format: uuid */
                    back?: string;
                    /** Format: uuid */
                    selfie?: string;
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
                        /** @description The version of the application after the change */
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
    "signer-refuse": {
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
                        /** @description The version of the application after the change */
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
    "documents-get": {
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
                            /** Format: date-time */
                            deliveredAt: string;
                        }[];
                        /** @description Of the application, with these documents: send as If-Match to sign some of them */
                        version: number;
                        /** @description What the caller signs with each signing, as the documents are now */
                        toSign: {
                            /** @enum {string} */
                            signing: "SUMMARY" | "CLOSING" | "RESCISSION" | "NON_RESCISSION" | "AUTOPAY";
                            documents: {
                                kind: string;
                                sha256: string;
                                title: string;
                            }[];
                        }[];
                        consentNeeded: {
                            /** @enum {string} */
                            type: "SOFT_CREDIT" | "HARD_CREDIT";
                            version: string;
                            text: string;
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
    "document-get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
                kind: string;
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
                        kind: string;
                        title: string;
                        version: string;
                        sha256: string;
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
    "document-file": {
        parameters: {
            query?: {
                /** @description The document that is meant, not the newest: what is signed is read so */
                sha256?: string;
            };
            header?: never;
            path: {
                uuid: string;
                kind: string;
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
                    "application/json": string;
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
    "uploads-get": {
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
                        /** @enum {string} */
                        type: "BANK_STATEMENT" | "CERTIFICATE_OF_TRUST" | "USER_UPLOADED_PAYSTUB" | "PROPERTY_DESCRIPTION_SOURCE" | "SUPPORT" | "DRIVERSLICENSEFRONT" | "DRIVERSLICENSEBACK" | "IDCARDFRONT" | "IDCARDBACK" | "PASSPORTFRONT" | "PERMANENTRESIDENTCARDFRONT" | "PERMANENTRESIDENTCARDBACK" | "SELFIE" | "DEED" | "NAME_CHANGE" | "PROOF_OF_CANCELLATION" | "VOIDED_CHECK" | "W2" | "TAX_RETURN" | "FORM_1099" | "AWARD_LETTER" | "LEASE" | "DIVORCE_DECREE" | "MORTGAGE_STATEMENT" | "HAZARD_INSURANCE" | "FLOOD_INSURANCE" | "PAYOFF_LETTER" | "SIGNED_DEED";
                        /** @enum {string} */
                        state: "RECEIVED" | "ACCEPTED" | "REJECTED";
                        conditionUuid: string | null;
                        /** @description The original file name, sanitized; for display only */
                        label: string;
                        contentType: string;
                        bytes: number;
                        pages: number;
                        /** @description Why it was rejected, in words for the borrower */
                        reason: string | null;
                        /** Format: date-time */
                        sentAt: string;
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
    "upload-post": {
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
                "multipart/form-data": {
                    /** @enum {string} */
                    type: "BANK_STATEMENT" | "CERTIFICATE_OF_TRUST" | "USER_UPLOADED_PAYSTUB" | "PROPERTY_DESCRIPTION_SOURCE" | "SUPPORT" | "DRIVERSLICENSEFRONT" | "DRIVERSLICENSEBACK" | "IDCARDFRONT" | "IDCARDBACK" | "PASSPORTFRONT" | "PERMANENTRESIDENTCARDFRONT" | "PERMANENTRESIDENTCARDBACK" | "SELFIE" | "DEED" | "NAME_CHANGE" | "PROOF_OF_CANCELLATION" | "VOIDED_CHECK" | "W2" | "TAX_RETURN" | "FORM_1099" | "AWARD_LETTER" | "LEASE" | "DIVORCE_DECREE" | "MORTGAGE_STATEMENT" | "HAZARD_INSURANCE" | "FLOOD_INSURANCE" | "PAYOFF_LETTER" | "SIGNED_DEED";
                    /** Format: uuid */
                    conditionUuid?: string;
                    /** Format: binary */
                    file: string;
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
                        type: "BANK_STATEMENT" | "CERTIFICATE_OF_TRUST" | "USER_UPLOADED_PAYSTUB" | "PROPERTY_DESCRIPTION_SOURCE" | "SUPPORT" | "DRIVERSLICENSEFRONT" | "DRIVERSLICENSEBACK" | "IDCARDFRONT" | "IDCARDBACK" | "PASSPORTFRONT" | "PERMANENTRESIDENTCARDFRONT" | "PERMANENTRESIDENTCARDBACK" | "SELFIE" | "DEED" | "NAME_CHANGE" | "PROOF_OF_CANCELLATION" | "VOIDED_CHECK" | "W2" | "TAX_RETURN" | "FORM_1099" | "AWARD_LETTER" | "LEASE" | "DIVORCE_DECREE" | "MORTGAGE_STATEMENT" | "HAZARD_INSURANCE" | "FLOOD_INSURANCE" | "PAYOFF_LETTER" | "SIGNED_DEED";
                        /** @enum {string} */
                        state: "RECEIVED" | "ACCEPTED" | "REJECTED";
                        conditionUuid: string | null;
                        /** @description The original file name, sanitized; for display only */
                        label: string;
                        contentType: string;
                        bytes: number;
                        pages: number;
                        /** @description Why it was rejected, in words for the borrower */
                        reason: string | null;
                        /** Format: date-time */
                        sentAt: string;
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
    "upload-get": {
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
    "upload-begin": {
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
                    type: "BANK_STATEMENT" | "CERTIFICATE_OF_TRUST" | "USER_UPLOADED_PAYSTUB" | "PROPERTY_DESCRIPTION_SOURCE" | "SUPPORT" | "DRIVERSLICENSEFRONT" | "DRIVERSLICENSEBACK" | "IDCARDFRONT" | "IDCARDBACK" | "PASSPORTFRONT" | "PERMANENTRESIDENTCARDFRONT" | "PERMANENTRESIDENTCARDBACK" | "SELFIE" | "DEED" | "NAME_CHANGE" | "PROOF_OF_CANCELLATION" | "VOIDED_CHECK" | "W2" | "TAX_RETURN" | "FORM_1099" | "AWARD_LETTER" | "LEASE" | "DIVORCE_DECREE" | "MORTGAGE_STATEMENT" | "HAZARD_INSURANCE" | "FLOOD_INSURANCE" | "PAYOFF_LETTER" | "SIGNED_DEED";
                    /** Format: uuid */
                    conditionUuid?: string;
                    name: string;
                    bytes: number;
                    sha256: string;
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
                        bytes: number;
                        /** @description Bytes received; the next part begins here */
                        offset: number;
                        /**
                         * Format: date-time
                         * @description When what was received is thrown away, unless more arrives
                         */
                        expiresAt: string;
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
    "upload-offset": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
                uploadUuid: string;
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
                        bytes: number;
                        /** @description Bytes received; the next part begins here */
                        offset: number;
                        /**
                         * Format: date-time
                         * @description When what was received is thrown away, unless more arrives
                         */
                        expiresAt: string;
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
    "upload-drop": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
                uploadUuid: string;
            };
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
    "upload-finish": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
                uploadUuid: string;
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
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        uuid: string;
                        /** @enum {string} */
                        type: "BANK_STATEMENT" | "CERTIFICATE_OF_TRUST" | "USER_UPLOADED_PAYSTUB" | "PROPERTY_DESCRIPTION_SOURCE" | "SUPPORT" | "DRIVERSLICENSEFRONT" | "DRIVERSLICENSEBACK" | "IDCARDFRONT" | "IDCARDBACK" | "PASSPORTFRONT" | "PERMANENTRESIDENTCARDFRONT" | "PERMANENTRESIDENTCARDBACK" | "SELFIE" | "DEED" | "NAME_CHANGE" | "PROOF_OF_CANCELLATION" | "VOIDED_CHECK" | "W2" | "TAX_RETURN" | "FORM_1099" | "AWARD_LETTER" | "LEASE" | "DIVORCE_DECREE" | "MORTGAGE_STATEMENT" | "HAZARD_INSURANCE" | "FLOOD_INSURANCE" | "PAYOFF_LETTER" | "SIGNED_DEED";
                        /** @enum {string} */
                        state: "RECEIVED" | "ACCEPTED" | "REJECTED";
                        conditionUuid: string | null;
                        /** @description The original file name, sanitized; for display only */
                        label: string;
                        contentType: string;
                        bytes: number;
                        pages: number;
                        /** @description Why it was rejected, in words for the borrower */
                        reason: string | null;
                        /** Format: date-time */
                        sentAt: string;
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
    "cancel-post": {
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
                        /** @description The version of the application after the change */
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
    "experiments-patch": {
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
                    experiments: {
                        name: string;
                        variation?: string;
                        control?: boolean;
                    }[];
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
                        experiments: {
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
    "full-story-link-put": {
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
                    /**
                     * Format: uri
                     * @description Of a recording of ours, as its beginning answered it; or https on a host of REPLAY_HOSTS
                     */
                    link: string;
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
                        link: string;
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
    "sandbox-vendor-page": {
        parameters: {
            query?: {
                q?: string;
            };
            header?: never;
            path: {
                vendor: string;
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description HTML */
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
    "sandbox-vendor-page-send": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                vendor: string;
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": string;
            };
        };
        responses: {
            /** @description HTML */
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
    "personas-get": {
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
                    "application/json": ({
                        key: string;
                    } & {
                        [key: string]: unknown;
                    })[];
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
    "recent-applications-get": {
        parameters: {
            query?: {
                /** @description Part of an email address */
                search?: string;
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
                        uuid: string;
                        email: string;
                        orgCode: string;
                        lender: string;
                        origin: string;
                        status: string;
                        /** Format: date-time */
                        since: string;
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
    "applications-post": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Optional; by default, a persona that reaches the status `until` */
                    persona?: string | number;
                    until?: string;
                    org?: string;
                    modifiers?: string[];
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
                        email: string;
                        password: string;
                        jwt: string;
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
    "inquiry-post": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    persona: string | number;
                    /** @description Referred by a broker whose borrowers need no contact */
                    exemptBroker?: boolean;
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
                        email: string;
                        path: string;
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
    "application-get": {
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
                        uuid: string;
                        status: string;
                        version: number;
                        email: string;
                        orgCode: string;
                        lender: string;
                        /** @description The lender’s site */
                        origin: string;
                        /** @description Where the borrower is led, below /account/heloc/{uuid} */
                        screen: string;
                        /**
                         * Format: date-time
                         * @description The clock of this application
                         */
                        now: string;
                        offsetMs: number;
                        /** @description Outside jobs it waits for; POST …/work finishes one */
                        waitsFor: string[];
                        /** @description What staff do to end this status, where they can */
                        staffAction: string | null;
                        /** @description The principal reasons that staff may name now when they decline or cancel */
                        refusalReasons: {
                            /** @enum {string} */
                            code: "DTI_OVER" | "INCOME_LOW" | "INCOME_UNVERIFIED" | "EMPLOY_UNVERIFIED" | "EMPLOY_SHORT" | "UNEMPLOYED" | "SCORE_LOW" | "THIN" | "NO_FILE" | "LATES" | "COLLECTIONS" | "GARNISH" | "FORECLOSURE" | "BK" | "INQUIRIES" | "CLTV_OVER" | "AVM_LOW" | "PROP_TYPE" | "CONDITION" | "ID_FAIL" | "FACTA" | "INCOMPLETE" | "RECENT_TRANSFER" | "LISTED_FOR_SALE" | "STATE" | "MINOR" | "LIENS_AHEAD" | "EQUITY_LOAN_WITHIN_YEAR" | "CREDIT_UNVERIFIED" | "OWNERSHIP_UNVERIFIED" | "TITLE_DEFECT" | "INSURANCE" | "OWNER_REFUSED";
                            text: string;
                        }[];
                        /** @description The code in the borrower’s copy of the consent to electronic records */
                        accessCode: string;
                        facts: unknown;
                        events: {
                            seq: number;
                            fact: {
                                type: string;
                            } & {
                                [key: string]: unknown;
                            };
                            actor: string;
                            actorRef: string | null;
                            source: string;
                            /** Format: date-time */
                            at: string;
                            hash: string;
                        }[];
                        history: ({
                            seq: number;
                            status: string;
                        } & {
                            [key: string]: unknown;
                        })[];
                        work: unknown[];
                        timers: ({
                            name: string;
                            due_at: unknown;
                            state: string;
                        } & {
                            [key: string]: unknown;
                        })[];
                        conditions: unknown[];
                        tasks: unknown[];
                        chainHolds: boolean;
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
    "clock-get": {
        parameters: {
            query?: {
                applicationUuid?: string;
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
                        /** Format: date-time */
                        now: string;
                        offsetMs: number;
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
    "clock-post": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    advance: string;
                    /** Format: uuid */
                    applicationUuid?: string;
                } | {
                    /** Format: date-time */
                    set: string;
                    /** Format: uuid */
                    applicationUuid?: string;
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
                        /** Format: date-time */
                        now: string;
                        offsetMs: number;
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
    "flags-put": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    key: string;
                    enabled: boolean;
                    variables?: {
                        [key: string]: string;
                    };
                    org?: string;
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
                        key: string;
                        enabled: boolean;
                        org: string | null;
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
    "outbox-get": {
        parameters: {
            query?: {
                to?: string;
                applicationUuid?: string;
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
                        id: string;
                        to: string;
                        /** @enum {string} */
                        channel: "MAIL" | "TEXT";
                        subject: string;
                        body: string;
                        /** Format: date-time */
                        at: string;
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
    "staff-post": {
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
                    action: "clear" | "decline" | "verify-alert" | "review-merchant" | "amend-lien" | "clear-condition" | "add-condition" | "accept-document" | "reject-document" | "cancel" | "withdraw" | "redrive" | "clear-check" | "verify-income" | "review-account" | "refuse-account" | "record-payout-call" | "review-identity" | "agree-value" | "clear-title" | "order-again" | "approve-attorney" | "acknowledge-value" | "record-manual-deed" | "post-texas-disclosures" | "note-spanish" | "certify-trust" | "correct-recording" | "clear-final-checks" | "approve-funding" | "record-payoff" | "hold-funding" | "release-hold" | "record-rescission" | "record-refund" | "record-release" | "confirm-unwound" | "settle-after-end" | "approve" | "request-more" | "schedule" | "notary-no-show" | "record" | "accept-correction" | "refuse-correction" | "mail-again" | "co-owners-sign" | "co-owner-refuses" | "co-owner-unidentified";
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
                    /** @description The staff member; 403 when the role may not. Absent: the sandbox itself, which may do everything */
                    as?: {
                        name: string;
                        /** @enum {string} */
                        role: "processor" | "underwriter" | "closer" | "funder" | "compliance" | "agent" | "auditor" | "admin";
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
                        status: string;
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
    "work-post": {
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
                    name: string;
                    /** @enum {string} */
                    outcome?: "finish" | "fail" | "unknown";
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
                        status: string;
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
    "choices-get": {
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
                        modifiers: {
                            key: string;
                            does: string;
                            persona: string;
                        }[];
                        staffActions: ("clear" | "decline" | "verify-alert" | "review-merchant" | "amend-lien" | "clear-condition" | "add-condition" | "accept-document" | "reject-document" | "cancel" | "withdraw" | "redrive" | "clear-check" | "verify-income" | "review-account" | "refuse-account" | "record-payout-call" | "review-identity" | "agree-value" | "clear-title" | "order-again" | "approve-attorney" | "acknowledge-value" | "record-manual-deed" | "post-texas-disclosures" | "note-spanish" | "certify-trust" | "correct-recording" | "clear-final-checks" | "approve-funding" | "record-payoff" | "hold-funding" | "release-hold" | "record-rescission" | "record-refund" | "record-release" | "confirm-unwound" | "settle-after-end" | "approve" | "request-more" | "schedule" | "notary-no-show" | "record" | "accept-correction" | "refuse-correction" | "mail-again" | "co-owners-sign" | "co-owner-refuses" | "co-owner-unidentified")[];
                        lenders: {
                            code: string;
                            name: string;
                            origin: string;
                        }[];
                        statuses: {
                            status: string;
                            phase: string;
                            persona: string;
                            modifiers: string[];
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
    "staff-get": {
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
                        password: string;
                        /** @description For an authenticator app of your own */
                        secret: string;
                        code: string;
                        people: {
                            lender: string;
                            /** @enum {string} */
                            role: "processor" | "underwriter" | "closer" | "funder" | "compliance" | "agent" | "auditor" | "admin";
                            name: string;
                            email: string;
                            desk: string;
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
    "session-post": {
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
                "application/json": Record<string, never>;
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
                        jwt: string;
                        origin: string;
                        path: string;
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
    "mail-get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
    "vendors-get": {
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
                        name: string;
                        does: string;
                        /** @description Null: not one of these, or the address is not a simulator’s */
                        behavior: ("normal" | "slow" | "down" | "refuses") | null;
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
    "vendor-put": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    behavior: "normal" | "slow" | "down" | "refuses";
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
                        does: string;
                        /** @description Null: not one of these, or the address is not a simulator’s */
                        behavior: ("normal" | "slow" | "down" | "refuses") | null;
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
    "orders-get": {
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
                        vendor: string;
                        does: string;
                        id: string;
                        kind: string;
                        status: string;
                        /** Format: date-time */
                        created: string;
                        ends: string | null;
                        open: boolean;
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
    "orders-post": {
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
                    vendor: string;
                    outcome?: string;
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
                        finished: number;
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
    "upload-part": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
                uploadUuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    offset: number;
                    /** Format: binary */
                    file: string;
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
                        bytes: number;
                        /** @description Bytes received; the next part begins here */
                        offset: number;
                        /**
                         * Format: date-time
                         * @description When what was received is thrown away, unless more arrives
                         */
                        expiresAt: string;
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
    "webhook-post": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                provider: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": string;
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
}
