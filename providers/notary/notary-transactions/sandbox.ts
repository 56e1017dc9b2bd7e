/** The address at which the simulator takes a signer for present, from the vendor's host and the signer's own link. */
export const attendanceOf = (vendor: string, link: string): string => `${vendor}/attend/${link.split('/').at(-1) ?? ''}`;

/** Puts a signer into the notary's waiting room without a browser; the meeting then takes its usual course. Throws when there is no such link. Sandbox only. */
export async function joinMeeting(attendance: string): Promise<void> {
  const answer = await fetch(attendance, { method: 'POST' });
  if (!answer.ok) throw new Error(`The notary answered ${answer.status}`);
}
