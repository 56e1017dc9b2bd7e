import type { JSX } from 'react';
import { company } from '../services/organization/organization.ts';

/** The lender's logo and name: in the header, and on the loader of lenders with a loader of their own. */
export function LenderMark(): JSX.Element {
  const { logo, name } = company();
  return (
    <>
      <img src={logo} alt="" width={32} height={32} />
      <span>{name}</span>
    </>
  );
}
