import { addressLines, type DisplayAddress } from './address-lines.ts';

/** A postal address on separate lines. */
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
