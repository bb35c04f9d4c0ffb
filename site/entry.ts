// The entry point of the server bundle (tools/astro-adapter.ts).
import { createApp } from 'astro/app/entrypoint';
import { sharePictures } from '#site/metadata/share-picture.ts';

/** Lists the paths of the site's sharing pictures: those that the build has not drawn are drawn by the server. */
export const sharePicturePaths: readonly string[] = [...sharePictures.values()].map(({ path }) => path);

const app = createApp({ streaming: false });
// Astro logs an error as text and responds with its own error page; our server logs it as JSON and has a page for it.
app.logger.options.level = 'silent';
app.renderError = async (_request, { status, response, error }) => {
  if (error) throw error;
  return response ?? new Response(null, { status });
};

/** Renders the page or file at the URL of a request; undefined when the site has none there. Rejects with the error of a page that fails. */
export async function renderPage(request: Request, locals: App.Locals): Promise<Response | undefined> {
  const routeData = app.match(request);
  // Astro adds routes of its own, for features that the site does not use.
  if (routeData?.origin !== 'project') return undefined;
  return app.render(request, { locals, routeData });
}
