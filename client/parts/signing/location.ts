export type LocationAnswer = 'SHARED' | 'REFUSED' | 'UNAVAILABLE';
export type Position = { readonly latitude: number; readonly longitude: number; readonly accuracy: number };

/** How long a device may take; signing does not wait longer. Milliseconds. */
const PATIENCE = 8000;

/** Reads the place once, which asks for permission the first time. Never fails: a refusal and a device without a place are answers. */
export async function readLocation(): Promise<{ readonly answer: LocationAnswer; readonly position?: Position }> {
  if (!('geolocation' in navigator)) return { answer: 'UNAVAILABLE' };
  return new Promise((resolve) => {
    // Some browsers never call back while their own question stays open.
    const late = setTimeout(() => resolve({ answer: 'UNAVAILABLE' }), 2 * PATIENCE);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => {
        clearTimeout(late);
        resolve({ answer: 'SHARED', position: { latitude, longitude, accuracy } });
      },
      ({ code, PERMISSION_DENIED }) => {
        clearTimeout(late);
        resolve({ answer: code === PERMISSION_DENIED ? 'REFUSED' : 'UNAVAILABLE' });
      },
      { enableHighAccuracy: false, maximumAge: 60_000, timeout: PATIENCE },
    );
  });
}
