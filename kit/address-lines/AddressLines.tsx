import { addressLines, type DisplayAddress } from './address-lines.ts';

/** An address, one line below the other. */
export function AddressLines({ address }: { address: DisplayAddress }) {
  return (
    <>
      {addressLines(address).map((line, index) => (
        <span key={line}>
          {index > 0 && <br />}
          {line}
        </span>
      ))}
    </>
  );
}
