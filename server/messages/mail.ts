import type { Lender } from '@hearthline/orgs/schema.ts';
import { deriveColors } from '@hearthline/orgs/theme/derive-tokens.ts';
import { addressLines } from '@hearthline/rules/address.ts';
import { safeHtml as safe } from './html.ts';

type Mail = {
  readonly subject: string;
  readonly lines: readonly string[];
  readonly link: { readonly label: string; readonly url: string } | null;
  readonly help: string;
};

/**
 * A branded email as one HTML page: one column, inline styles and no image, so that it reads the same in any program, with images off and in dark
 * mode.
 */
export function mailHtml({ subject, lines, link, help }: Mail, lender: Lender): string {
  const colors = deriveColors(lender.brand.color);
  const font = "font-family:'Source Sans 3','Segoe UI',Helvetica,Arial,sans-serif";
  const button = link
    ? `<p style="margin:24px 0"><a href="${safe(link.url)}" style="display:inline-block;padding:14px 22px;border-radius:${lender.brand.radius}px;background:${colors.fill};border:1.5px solid ${colors.accent};color:${colors['on-fill']};text-decoration:none;font-weight:600">${safe(link.label)}</a></p>`
    : '';
  const foot = [
    `${lender.legalName}, NMLS ${lender.nmls}, Equal Housing Lender`,
    addressLines(lender.address).join(', '),
    'You get this message because of your application. It is not advertising.',
  ];
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${safe(subject)}</title></head>
<body style="margin:0;background:${colors.page};color:${colors.ink};${font};font-size:17px;line-height:1.5">
<div role="article" aria-label="${safe(subject)}" style="max-width:560px;margin:0 auto;padding:32px 20px">
<p style="margin:0 0 24px;font-weight:600;font-size:20px;color:${colors.accent}">${safe(lender.name)}</p>
<div style="background:${colors.surface};border:1px solid ${colors.line};border-radius:${lender.brand.radius * 1.5}px;padding:28px">
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25">${safe(subject)}</h1>
${lines.map((line) => `<p style="margin:0 0 12px">${safe(line)}</p>`).join('\n')}
${button}<p style="margin:0;color:${colors['ink-2']};font-size:15px">${safe(help)}</p>
</div>
${foot.map((line) => `<p style="margin:16px 0 0;color:${colors['ink-2']};font-size:14px">${safe(line)}</p>`).join('\n')}
</div></body></html>
`;
}
