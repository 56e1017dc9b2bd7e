import { z } from 'zod';
import type { OwnSettings, VendorRow } from '../../wire/row.ts';
import type { MailPort } from '../port.ts';
import { createSmtp, SMTP_TLS, smtpEndpoint, type SmtpTls } from './smtp.ts';

/** The usual port of each kind of protection (RFC 8314, RFC 6409, RFC 5321). */
const PORTS: Readonly<Record<SmtpTls, number>> = { implicit: 465, starttls: 587, none: 25 };

type Values = {
  readonly SMTP_HOST?: string;
  readonly SMTP_PORT?: number;
  readonly SMTP_TLS?: SmtpTls;
  readonly SMTP_USER?: string;
  readonly SMTP_PASSWORD?: string;
};

const settings: OwnSettings = {
  fields: {
    SMTP_HOST: z
      .string()
      .regex(/^[\w.-]+$/, 'must be the name or address of a host, without a scheme or a port')
      .optional()
      .describe('The mail server; required with `MAIL_VENDOR=smtp`, in the sandbox too'),
    SMTP_PORT: z.coerce
      .number()
      .int()
      .min(1)
      .max(65_535)
      .optional()
      .describe('Its port; unless set, 465 with `implicit`, 587 with `starttls`, 25 with `none`'),
    SMTP_TLS: z
      .enum(SMTP_TLS)
      .default('starttls')
      .describe(
        'How the connection is protected: TLS from the start, TLS before anything is sent, or none, which production refuses. A server that does not offer it, or whose certificate is not trusted, gets no mail',
      ),
    SMTP_USER: z
      .string()
      .min(1)
      .optional()
      .describe('The name the product signs in with there. Unset: the server takes mail from this network'),
    SMTP_PASSWORD: z.string().min(1).optional().describe('Its password; required with SMTP_USER'),
  },
  endpointOf: (values) => {
    const {
      SMTP_HOST: host,
      SMTP_TLS: tls = 'starttls',
      SMTP_PORT: port = PORTS[tls],
      SMTP_USER: user,
      SMTP_PASSWORD: password,
    } = values as Values;
    if (host === undefined) return null;
    return smtpEndpoint({ host, port, tls, login: user === undefined || password === undefined ? null : { user, password } });
  },
  problems: (values, production) => {
    const { SMTP_HOST: host, SMTP_TLS: tls, SMTP_USER: user, SMTP_PASSWORD: password } = values as Values;
    return [
      ...(host === undefined ? ['SMTP_HOST: required with MAIL_VENDOR=smtp, which has no simulator'] : []),
      ...(production && tls === 'none' ? ['SMTP_TLS: production sends personal data over TLS'] : []),
      ...((user === undefined) !== (password === undefined) ? ['SMTP_PASSWORD: required with SMTP_USER, and SMTP_USER with it'] : []),
      ...(user !== undefined && tls === 'none' ? ['SMTP_USER: refused with SMTP_TLS=none, where a password would travel in the open'] : []),
    ];
  },
};

export const SMTP: VendorRow<MailPort> = { speaks: 'a mail server by SMTP', pair: false, callbacks: null, connect: createSmtp, settings };
