import { escapeHtml } from '#contract/text/escape-html';
import type { ApiDocument, JsonSchema, Operation, WebhookOperation } from './api-document.ts';
import { describeSchema } from './describe-schema.ts';
import { table } from './html.ts';

export const pageStyle = `
:root { color-scheme: light dark; font: 1rem/1.6 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 62rem; padding: 2rem 1.25rem 4rem; }
h2 { border-block-start: 1px solid; margin-block-start: 3rem; padding-block-start: 1.5rem; overflow-wrap: anywhere; }
h2 code { font-weight: 700; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; inline-size: 100%; margin-block: 0.5rem 1.25rem; }
th, td { border-block-end: 1px solid #8888; padding: 0.4rem 1rem 0.4rem 0; text-align: start; vertical-align: top; }
`;

/** A page of documentation: where the same stands for programs, and where there is another one. */
export interface DocsLinks {
  json: string;
  other: { href: string; label: string };
}

/** The OpenAPI document as one page of plain HTML: every operation with its fields, limits and responses, and every event with an example. */
export function renderDocs(document: ApiDocument, { json, other }: DocsLinks): string {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ call: `${method.toUpperCase()} ${path}`, operation })),
  );
  const events = Object.entries(document.webhooks ?? {}).map(([call, { post }]) => ({ call, operation: post }));
  const schemes = Object.values(document.components.securitySchemes);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escapeHtml(document.info.title)}</title>
<style>${pageStyle}</style>
</head>
<body>
<h1>${escapeHtml(document.info.title)}</h1>
<p>${prose(document.info.description)}</p>
<p>The same for programs: <a href="${json}">${json.split('/').at(-1)}</a>. See also: <a href="${other.href}">${escapeHtml(other.label)}</a>.</p>
${schemes.map((scheme) => `<p><code>${escapeHtml(scheme.name ?? 'Authorization')}</code>: ${prose(scheme.description)}</p>`).join('\n')}
<nav aria-label="Calls"><ul>
${[...operations, ...events].map(({ call, operation }) => `<li><a href="#${anchor(call)}"><code>${call}</code></a> ${prose(operation.summary)}</li>`).join('\n')}
</ul></nav>
${operations.map(({ call, operation }) => renderOperation(call, operation)).join('\n')}
${events.map(({ call, operation }) => renderEvent(call, operation)).join('\n')}
</body>
</html>
`;
}

function renderOperation(call: string, operation: Operation): string {
  const body = Object.entries(operation.requestBody?.content ?? {});
  return [
    `<h2 id="${anchor(call)}"><code>${call}</code></h2>`,
    `<p>${prose(operation.summary)}. ${prose(operation.description ?? '')}</p>`,
    operation.security ? '<p>Needs the token.</p>' : '',
    operation.parameters ? `<h3>Parameters</h3>${table(['Name', 'In', 'Value', 'Meaning'], parameterRows(operation))}` : '',
    ...body.map(([type, { schema }]) => `<h3>Body: ${escapeHtml(type)}</h3>${table(['Field', 'Value', 'Meaning'], fieldRows(schema))}`),
    `<h3>Responses</h3>${table(['Status', 'Meaning', 'Body'], responseRows(operation))}`,
  ].join('\n');
}

/** An event, with the message as a receiver gets it. */
function renderEvent(call: string, operation: WebhookOperation): string {
  const [content] = Object.values(operation.requestBody.content);
  return [
    `<h2 id="${anchor(call)}"><code>${call}</code></h2>`,
    `<p>${prose(operation.summary)}</p>`,
    `<h3>Headers</h3>${table(['Name', 'In', 'Value', 'Meaning'], parameterRows(operation))}`,
    `<h3>Fields of <code>data</code></h3>${table(['Field', 'Value', 'Meaning'], fieldRows(content?.schema.properties?.data ?? {}))}`,
    `<h3>Example</h3><pre class="scroll">${escapeHtml(JSON.stringify(content?.example, null, 2))}</pre>`,
    `<h3>Responses of the receiver</h3>${table(['Status', 'Meaning', 'Body'], responseRows(operation))}`,
  ].join('\n');
}

const parameterRows = ({ parameters = [] }: Operation): string[][] =>
  parameters.map((parameter) => [
    parameter.required ? parameter.name : `${parameter.name}?`,
    parameter.in,
    describeSchema(parameter.schema),
    parameter.description ?? '',
  ]);

const fieldRows = ({ properties = {}, required = [] }: JsonSchema): string[][] =>
  Object.entries(properties).map(([name, schema]) => [
    required.includes(name) ? name : `${name}?`,
    describeSchema(schema),
    schema.description ?? '',
  ]);

const responseRows = ({ responses }: Operation): string[][] =>
  Object.entries(responses).map(([status, { description, content = {} }]) => [
    status,
    description,
    Object.values(content)
      .map(({ schema }) => describeSchema(schema))
      .join('; '),
  ]);

const anchor = (call: string): string => call.toLowerCase().replaceAll(/[^a-z]+/g, '-');

/** Text in which `back-ticks` mark code. */
const prose = (text: string): string => escapeHtml(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');
