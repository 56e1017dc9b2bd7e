import type { DocumentType } from '@hearthline/rules/conditions/document-types.ts';
import type { StaffActionName } from '@hearthline/contract/sandbox.ts';
import type { ChecklistStatus } from '@hearthline/journey/statuses.ts';
import type { FastifyInstance } from 'fastify';
import type { Application } from '@hearthline/database/stores/application/application.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import type { Providers } from '@hearthline/server/config/providers.ts';
import type { Persona } from './personas.ts';

/** Sends a picture as a file of a type, over the same API a browser uses; answers its uuid. */
export type SendFile = (type: DocumentType, conditionUuid?: string) => Promise<string>;

/** What a modifier changes for those who play. */
export type Twist = {
  readonly key: string;
  /** What staff do at a status instead of what moves the file on. */
  readonly staff?: Partial<Record<ChecklistStatus, StaffActionName>>;
};

/** A persona at work: every step goes over the same API a browser uses. */
export type Actor = {
  readonly persona: Persona;
  readonly modifiers: readonly Twist[];
  readonly call: <T>(method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) => Promise<T>;
  readonly sendFile: SendFile;
  readonly uuid: string;
  readonly orgCode: string;
  readonly until: string;
  /** What the borrower does at a vendor's own widget. */
  readonly widgets: Providers['widgets'];
  /** The notary's page of everybody who signs the deed, as each was mailed it. */
  readonly notaryPages: () => Promise<string[]>;
  readonly read: () => Promise<Application>;
  /** Lets time go by for this application alone. */
  readonly pass: (seconds: number) => Promise<void>;
};

/** Calls the API as a signed-in borrower. Throws Problem conflict when it refuses. */
export function callerOf(app: FastifyInstance, jwt: string, orgCode: string): Actor['call'] {
  return async <T>(method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) => {
    const answer = await app.inject({
      method,
      url: path,
      headers: { authorization: jwt.startsWith('Bearer ') ? jwt : `Bearer ${jwt}`, 'x-org': orgCode, host: 'localhost' },
      ...(body !== undefined && { payload: body as object }),
    });
    if (answer.statusCode >= 400)
      throw new Problem('conflict', {
        message: `${method} ${path} answered ${answer.statusCode}: ${answer.json<{ message?: string }>().message ?? ''}`,
      });
    return answer.json<T>();
  };
}

/** Path of an operation on one application. */
export const path = (uuid: string, rest: string) => `/service-application/api/v1/application/heloc/${uuid}/${rest}`;
