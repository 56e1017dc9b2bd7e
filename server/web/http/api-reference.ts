import type { FastifySwaggerUiOptions } from '@fastify/swagger-ui';

/** The parts of the page's requests and replies that are used below. */
type Sent = { url: string; headers: Record<string, string> };
type Received = { url: string; obj?: { jwt?: string } };

/** The lender's mark, for the tab. */
const MARK =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="#14543f"><path d="M16 2.500C8.500 2.500 4 8 4 15v12h6V16.200c0-4.200 2.300-7 6-7s6 2.800 6 7V27h6V15c0-7-4.500-12.500-12-12.500Z"/><rect x="2" y="28" width="28" height="2.500" rx="1.200"/></svg>';

/** How to begin, above the operations; only where there is a sandbox to try them in. */
export const TRY_IT = `

**Try it.** Every operation here can be run against this sandbox:

1. \`POST /sandbox/applications\`: “Try it out”, then “Execute”. It registers a fictional person and plays to a status. From then on, this page sends that person’s token.
2. Copy \`uuid\` from the reply into any operation that begins with \`/service-application/…/{uuid}\`, and run it.
3. \`POST /sandbox/clock\` moves time; \`GET /sandbox/outbox\` shows the messages that were sent. People and statuses: [The sandbox](/docs/sandbox). Error codes: [Errors](/docs/errors).

Outside this page:

\`\`\`sh
curl -s -X POST localhost:4000/sandbox/applications -H 'content-type: application/json' -d '{"persona": 1, "until": "OFFER_SELECTION"}'
curl -s localhost:4000/service-application/api/v1/application/heloc/$UUID/offers -H "authorization: Bearer $JWT"
\`\`\``;

/** The product's tokens (docs/design.md) for the page's own classes; its bar, with another product's mark, is not shown. */
const CSS = `
:root{--ink:#161f1b;--ink-2:#4b5651;--line:#d8dedb;--page:#f8faf9;--accent:#14543f;--soft:#edf4f0;--err:#9f1d14}
body{margin:0;background:var(--page)}
.swagger-ui .topbar,.swagger-ui .info .main .link,.swagger-ui .version-stamp,.swagger-ui .info .title small{display:none}
.swagger-ui,.swagger-ui .info .title,.swagger-ui .opblock-tag,.swagger-ui .opblock .opblock-summary-description,.swagger-ui table thead tr th,.swagger-ui .btn,.swagger-ui label,.swagger-ui select,.swagger-ui input,.swagger-ui .parameter__name,.swagger-ui .tab li,.swagger-ui .response-col_status,.swagger-ui .opblock .opblock-section-header h4{font-family:'Source Sans 3 Variable','Source Sans 3',system-ui,sans-serif;color:var(--ink)}
.swagger-ui .wrapper{max-width:72rem;padding:0 20px}
.swagger-ui .info{margin:40px 0 24px}
.swagger-ui .info .title{font:600 34px/40px 'Source Serif 4 Variable',Georgia,serif;letter-spacing:-.012em}
.swagger-ui .info p,.swagger-ui .info li{font-size:17px;line-height:26px;color:var(--ink-2)}
.swagger-ui .info a,.swagger-ui a.nostyle:hover{color:var(--accent)}
.swagger-ui .markdown pre,.swagger-ui .info pre{background:#fff;border:1px solid var(--line);border-radius:8px;padding:16px}
.swagger-ui .markdown code,.swagger-ui .info code{background:var(--soft);color:var(--ink)}
.swagger-ui .markdown pre code,.swagger-ui .info pre code{background:none;padding:0}
.swagger-ui .info a{font-size:inherit}
.swagger-ui .scheme-container{background:none;box-shadow:none;padding:0 0 16px}
.swagger-ui .opblock-tag{font-size:20px;border-bottom:1px solid var(--line)}
.swagger-ui .opblock,.swagger-ui .opblock.opblock-get,.swagger-ui .opblock.opblock-post,.swagger-ui .opblock.opblock-put,.swagger-ui .opblock.opblock-patch,.swagger-ui .opblock.opblock-delete{background:#fff;border:1px solid var(--line);border-radius:8px;box-shadow:none}
.swagger-ui .opblock .opblock-summary,.swagger-ui .opblock.is-open .opblock-summary{border-color:var(--line)}
.swagger-ui .opblock[class] .opblock-summary .opblock-summary-method{background:var(--accent);color:#fff;border-radius:6px;text-shadow:none}
.swagger-ui .opblock[class].opblock-delete .opblock-summary .opblock-summary-method{background:var(--err)}
.swagger-ui .opblock[class] .tab-header .tab-item.active h4 span::after{background:var(--accent)}
.swagger-ui .parameter__name.required::after,.swagger-ui .opblock-section-request-body h4 small,.swagger-ui .btn.cancel{color:var(--err);border-color:var(--err)}
.swagger-ui .highlight-code>.microlight,.swagger-ui .opblock-body pre.microlight{background:var(--soft)!important;border:1px solid var(--line);border-radius:8px}
.swagger-ui .highlight-code>.microlight,.swagger-ui .highlight-code>.microlight *,.swagger-ui .opblock-body pre.microlight *{color:var(--ink)!important}
.swagger-ui .response-control-media-type--accept-controller select{border-color:#6f7a75}
.swagger-ui .response-control-media-type__accept-message{color:var(--ink-2)}
.swagger-ui .opblock .opblock-section-header{background:var(--soft);box-shadow:none}
.swagger-ui .opblock .opblock-summary-path,.swagger-ui .opblock .opblock-summary-path a{color:var(--ink)}
.swagger-ui .btn{border:1.5px solid #6f7a75;border-radius:8px;box-shadow:none;min-height:40px}
.swagger-ui .btn.execute,.swagger-ui .btn.authorize{background:var(--accent);border-color:var(--accent);color:#fff}
.swagger-ui .btn.authorize svg,.swagger-ui .btn.authorize svg path{fill:#fff}
.swagger-ui .btn.authorize span{color:#fff}
.swagger-ui :focus-visible{outline:3px solid var(--accent);outline-offset:2px}
.swagger-ui input[type=text],.swagger-ui textarea,.swagger-ui select{border:1px solid #6f7a75;border-radius:8px;background:#fff}
`;

/**
 * The options of the reference page: the product's look, and no mark of another product (decision 0003). In the sandbox it sends the token of the
 * person played last, so that operations can be run one after the other.
 */
export const apiReference = (hasSandbox: boolean): FastifySwaggerUiOptions => ({
  routePrefix: '/docs/api',
  uiConfig: {
    docExpansion: 'list',
    deepLinking: true,
    filter: true,
    defaultModelsExpandDepth: -1,
    displayRequestDuration: true,
    ...(hasSandbox && {
      tryItOutEnabled: true,
      // both run in the page: they may use nothing but their argument and the page's globals
      responseInterceptor: ((reply: Received) => {
        if (reply.url.endsWith('/sandbox/applications') && reply.obj?.jwt !== undefined)
          Object.assign(globalThis, { hearthlineToken: `Bearer ${reply.obj.jwt}` });
        return reply;
      }) as never,
      requestInterceptor: ((request: Sent) => {
        const { hearthlineToken } = globalThis as { hearthlineToken?: string };
        if (hearthlineToken !== undefined && !('Authorization' in request.headers)) request.headers['Authorization'] = hearthlineToken;
        return request;
      }) as never,
    }),
  },
  theme: {
    title: 'API reference | Hearthline',
    css: [{ filename: 'reference.css', content: CSS }],
    favicon: [{ filename: 'mark.svg', rel: 'icon', type: 'image/svg+xml', sizes: 'any', content: MARK }],
  },
});
