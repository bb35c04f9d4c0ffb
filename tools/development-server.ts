import type { AddressInfo } from 'node:net';
import type { AstroIntegration } from 'astro';

/** `npm run dev`: the API, its data and the form posts of the real server inside Vite's server, so that development is one process too. */
export function developmentServer(): AstroIntegration {
  return {
    name: 'development-server',
    hooks: {
      'astro:server:setup': async ({ server }) => {
        // Only here, so that a build does not load the database.
        const { createDevelopmentMiddleware } = await import('../server/development.ts');
        const { httpServer } = server;
        if (!httpServer) throw new Error('The development server has to listen itself');
        const address = () => `http://localhost:${(httpServer.address() as AddressInfo).port}`;
        const { handle, close } = await createDevelopmentMiddleware(address);
        server.middlewares.use(handle);
        httpServer.once('close', () => void close());
      },
    },
  };
}
