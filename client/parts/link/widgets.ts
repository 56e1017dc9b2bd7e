import type { LinkResult, LinkTarget } from '../../services/vendor-links.ts';

/** What the vendors' scripts put on the page. */
type PlaidLink = {
  readonly create: (options: {
    readonly token: string;
    readonly receivedRedirectUri?: string;
    readonly onSuccess: (publicToken: string, metadata: { readonly accounts: readonly { readonly id: string }[] }) => void;
    readonly onExit: (error: { readonly error_code: string } | null) => void;
  }) => { readonly open: () => void };
};
type TruvBridge = {
  readonly init: (options: {
    readonly bridgeToken: string;
    readonly onSuccess: (publicToken: string) => void;
    readonly onClose: () => void;
  }) => { readonly open: () => void };
};
declare global {
  interface Window {
    Plaid?: PlaidLink;
    TruvBridge?: TruvBridge;
  }
}

/** The vendors' own scripts. The policy of a page allows one where its vendor is set up, as the vendor's row says (`providers/`). */
const SCRIPTS = {
  bankLink: 'https://cdn.plaid.com/link/v2/stable/link-initialize.js',
  payroll: 'https://cdn.truv.com/bridge.js',
} as const;

/** A widget that could not be loaded: a blocker, or no connection. */
export const NOT_LOADED = 'WIDGET_NOT_LOADED';

type Opening = { readonly token: string; readonly returnedTo?: string | undefined };

function openPlaid(vendor: PlaidLink, { token, returnedTo }: Opening): Promise<LinkResult> {
  return new Promise((resolve) => {
    vendor
      .create({
        token,
        ...(returnedTo !== undefined && { receivedRedirectUri: returnedTo }),
        onSuccess: (publicToken, { accounts }) => resolve({ publicToken, accountId: accounts[0]?.id ?? '' }),
        onExit: (error) => resolve({ exit: error?.error_code ?? 'USER_EXIT' }),
      })
      .open();
  });
}

function openTruv(vendor: TruvBridge, { token }: Opening): Promise<LinkResult> {
  return new Promise((resolve) => {
    vendor
      .init({
        bridgeToken: token,
        onSuccess: (publicToken) => resolve({ publicToken, accountId: '' }),
        // called after a success too: the first answer counts
        onClose: () => resolve({ exit: 'USER_EXIT' }),
      })
      .open();
  });
}

function loadScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(NOT_LOADED));
    });
    document.head.append(script);
  });
}

/** Opens the vendor's own widget over the page; `returnedTo` is the address a bank's own sign-in page came back to. */
export async function openWidget(target: LinkTarget, opening: Opening): Promise<LinkResult> {
  const vendor = target.purpose === 'INCOME' && target.method.startsWith('TRUV_') ? 'payroll' : 'bankLink';
  const isThere = () => (vendor === 'payroll' ? window.TruvBridge : window.Plaid) !== undefined;
  try {
    if (!isThere()) await loadScript(SCRIPTS[vendor]);
  } catch {
    return { exit: NOT_LOADED };
  }
  if (vendor === 'payroll') return window.TruvBridge ? openTruv(window.TruvBridge, opening) : { exit: NOT_LOADED };
  return window.Plaid ? openPlaid(window.Plaid, opening) : { exit: NOT_LOADED };
}
