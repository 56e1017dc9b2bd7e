import { walletAccess } from '@hearthline/web/operations/service-wallet.ts';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { useCopy } from '@hearthline/kit/copy-text/use-copy.ts';
import { type JSX, useState } from 'react';
import { $api } from '../../services/api/queries.ts';
import { COPY } from './copy.ts';
import { shortAddress } from './short-address.ts';
import classes from './WalletAddress.module.css';

/** Milliseconds that the confirmation stays (A §9). */
const COPIED_FOR_MS = 1000;

/** A wallet's address, shortened, with a button that copies it whole. Where the browser refuses, the address is shown whole instead, to be copied by hand. */
export function WalletAddress({ address }: { address: string }): JSX.Element {
  const [isWhole, setWhole] = useState(false);
  const { outcome, isCopied, copy } = useCopy({ text: address, shownMs: COPIED_FOR_MS, mark: () => setWhole(true) });
  return (
    <div className={classes.row}>
      <p className={classes.address} title={address}>
        <span className="sr">{`${COPY.title} `}</span>
        {isWhole ? address : shortAddress(address)}
      </p>
      <Button variant="text" icon={isCopied ? 'check' : 'copy'} aria-label={outcome === null ? COPY.copy : undefined} onClick={copy}>
        {isCopied ? outcome : COPY.short}
      </Button>
    </div>
  );
}

/** The address of the signed-in person's wallet; null while it loads, cannot be read, or nobody opened one. */
export function useWalletAddress(): string | null {
  const { data } = $api.useRead(walletAccess, {});
  return data?.account?.address ?? null;
}
