import type { AddressInfo } from 'node:net';
import type { AstroIntegration } from 'astro';

/** `npm run dev`: adds the API and the form posts to Vite's server, so that development is one process as well. */
export function developmentServer(): AstroIntegration {
  return {
    name: 'development-server',
    hooks: {
      'astro:server:setup': async ({ server }) => {
        const { httpServer } = server;
        // A build also makes a server, to generate types, which listens nowhere.
        if (!httpServer) return;
        // Imported here, so that a build does not load the database driver.
        const { createDevelopmentMiddleware } = await import('../server/development.ts');
        const origin = () => `http://localhost:${(httpServer.address() as AddressInfo).port}`;
        const { handle, close } = await createDevelopmentMiddleware(origin);
        server.middlewares.use(handle);
        httpServer.once('close', () => void close());
      },
    },
  };
}
