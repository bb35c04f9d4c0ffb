import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { reportErrors, reportPath } from './report-errors.ts';

const scriptPath = '/report-errors.js';
const script = `(${reportErrors})(${JSON.stringify(reportPath)})`;

/** Lets the page's first script be ours; the policy allows scripts of its own host. */
const withScript = (html: string) => html.replace(/<head[^>]*>/, (head) => `${head}<script src="${scriptPath}"></script>`);

/** Connections of their own: one that is kept may be closed by the site at the moment in which it is used again. */
const agent = new Agent({ keepAlive: false });

export interface ReportingProxy {
  url: string;
  /** Collects what pages have reported; to be emptied by who has read it. */
  reports: string[];
  stop(): Promise<void>;
}

/** Stands in front of a site, unchanged but for a script in each page that reports what goes wrong there. */
export async function startReportingProxy(siteUrl: string): Promise<ReportingProxy> {
  const reports: string[] = [];
  const server = createServer(async (incoming, outgoing) => {
    if (incoming.url === scriptPath) outgoing.setHeader('Content-Type', 'text/javascript').end(script);
    else if (incoming.url === reportPath) {
      reports.push(await text(incoming));
      outgoing.writeHead(204).end();
    } else pass(incoming, outgoing, siteUrl);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    reports,
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

function pass(incoming: IncomingMessage, outgoing: ServerResponse, siteUrl: string): void {
  const { method, url = '/' } = incoming;
  const isPage = incoming.headers.accept?.includes('text/html');
  const headers = { ...incoming.headers, ...(isPage ? { 'accept-encoding': 'identity' } : {}) };
  const forwarded = request(new URL(url, siteUrl), { method, headers, agent }, async (response) => {
    const { statusCode = 502, headers: answered } = response;
    if (isPage && answered['content-type']?.startsWith('text/html')) {
      const { 'content-length': _, ...others } = answered;
      outgoing.writeHead(statusCode, others).end(withScript(await text(response)));
    } else response.pipe(outgoing.writeHead(statusCode, answered));
  });
  // Browsers break off what they need no more.
  forwarded.on('error', () => outgoing.destroy());
  outgoing.on('close', () => forwarded.destroy());
  incoming.pipe(forwarded);
}
