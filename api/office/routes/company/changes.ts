import { PassThrough } from 'node:stream';
import type { Change } from '#contract/office/change';
import { officePaths } from '#contract/office/paths';
import { changedFor } from '#contract/office/topics';
import { z } from '#contract/zod';

import { sessionToken } from '../../../accounts/session-cookie.ts';
import { findSession } from '../../../accounts/sessions.ts';
import type { ApiInstance } from '../../../http/instance.ts';
import { type OfficeDependencies, signedIn } from '../../office-request.ts';
import { watchTopics } from './live-changes.ts';
import { limitStreams } from './open-streams.ts';

/** Milliseconds between two signs of life, shorter than any timeout on the way. Sessions that end by themselves end their stream then. */
const heartbeatMs = 20_000;

/** Milliseconds between two looks whether the server is about to stop, which waits for open connections. */
const stopCheckMs = 500;

/** Server-sent events: which kinds of data have changed. */
export function changeRoutes(app: ApiInstance, { store }: OfficeDependencies): void {
  const changes = watchTopics(store, (error) => app.log.warn({ err: error }, 'the changes for the Office could not be read'));

  const keepWithinLimit = limitStreams();

  app.get(officePaths.changes, {
    config: { permission: 'office.enter', isForOwnAccount: true },
    exposeHeadRoute: false,
    schema: { response: { 200: z.unknown() } },
    handler: async (request, reply) => {
      const { account, session } = signedIn(request);
      const token = sessionToken(request);
      const stream = new PassThrough();
      const send = (change: Change) => stream.write(`data: ${JSON.stringify(change)}\n\n`);
      const endWithSession = async () => {
        const found = await findSession(store, token, new Date());
        if (found?.session.state !== 'full') stream.end();
      };
      const check = () => void endWithSession().catch(() => stream.end());

      const stopListening = changes.listen((topics) => {
        const heard = changedFor(account.roles, topics);
        if (heard.length > 0) send({ topics: heard });
        if (topics.includes('account')) check();
      });
      const heartbeat = setInterval(() => {
        stream.write(': still here\n\n');
        check();
      }, heartbeatMs);
      const wasListening = app.server.listening;
      const stopCheck = setInterval(() => wasListening && !app.server.listening && stream.end(), stopCheckMs);
      // Whoever has closed their side hears nothing any more.
      const end = () => stream.end();
      request.raw.socket.once('end', end);
      stream.once('close', () => {
        request.raw.socket.off('end', end);
        stopListening();
        clearInterval(heartbeat);
        clearInterval(stopCheck);
      });
      // Sent at once, so that the browser knows that it is connected; it asks again two seconds after a break.
      stream.write('retry: 2000\n\n');
      keepWithinLimit(session.id, stream);
      return reply.type('text/event-stream').header('x-accel-buffering', 'no').send(stream);
    },
  });
}
