import type { AddressInfo } from 'node:net';
import type { AstroIntegration } from 'astro';

/** `npm run dev`: adds the API and the form posts to Vite's server, so that development is one process as well. */
export function developmentServer(): AstroIntegration {
  return {
    name: 'development-server',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        // Forms of the development server never go to the API of the live site.
        if (command === 'dev') updateConfig({ vite: { define: { 'import.meta.env.PUBLIC_API_ORIGIN': '""' } } });
      },
      'astro:server:setup': async ({ server, logger }) => {
        const { httpServer } = server;
        // A build also makes a server, to generate types, which listens nowhere.
        if (!httpServer) return;
        // Imported here, so that a build does not load the database driver.
        const { createDevelopmentMiddleware } = await import('../server/development.ts');
        const origin = () => `http://localhost:${(httpServer.address() as AddressInfo).port}`;
        const { handle, officeLink, close } = await createDevelopmentMiddleware(origin);
        server.middlewares.use(handle);
        httpServer.once('listening', async () => {
          const link = await officeLink();
          if (link) logger.info(`The Office, once: ${link}`);
        });
        httpServer.once('close', () => void close());
      },
    },
  };
}
