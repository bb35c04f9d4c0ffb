// `node server/operations/check-readiness.ts`: the health check of a container, which has no curl. Exit code 0 when the server of this machine
// is ready, otherwise 1.
const { PORT } = process.env;
const response = await fetch(`http://127.0.0.1:${PORT || 3000}/readyz`).catch(() => undefined);
process.exit(response?.ok ? 0 : 1);

export {};
