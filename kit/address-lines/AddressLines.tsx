/** A postal address for display; the second street line is optional. */
interface DisplayAddress {
  street1: string;
  street2?: string | null | undefined;
  city: string;
  state: string;
  zip: string;
}

/** The lines of an address: street, optional second line, then "City, ST 12345". */
export function addressLines({ street1, street2, city, state, zip }: DisplayAddress): string[] {
  return [street1, street2?.trim() || null, `${city}, ${state} ${zip}`].filter((line): line is string => line !== null);
}

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
