import type { FastifyRequest } from 'fastify';
import { Contact, FoundContact, JoinContacts, PartContact } from '#contract/office/contacts/contact';
import { officePaths } from '#contract/office/paths';
import { recorded } from '#contract/office/undo';
import { id } from '#contract/schema';
import { z } from '#contract/zod';
import type { ApiInstance } from '../../../http/instance.ts';
import { orNotFound } from '../../../http/refusal.ts';
import { describeContact } from '../../../services/office/contacts/contacts.ts';
import { joinContacts, partContact } from '../../../services/office/contacts/join-contacts.ts';
import { findContacts } from '../../../services/office/find.ts';
import { type OfficeDependencies, signedIn } from '../../office-request.ts';
import { type Run, statusOf, transact } from '../../transact.ts';

/** Lets everybody in: each role sees of a person what the kinds of things ask for. */
const config = { permission: 'office.enter' } as const;
const params = z.object({ id });

/** Adds the routes of people, over all that they have sent. */
export function contactRoutes(app: ApiInstance, deps: OfficeDependencies): void {
  const { store } = deps;
  const roleOf = (request: FastifyRequest) => signedIn(request).account.roles;
  const readerOf = (request: FastifyRequest) => {
    const { roles, preferences } = signedIn(request).account;
    return { roles, locale: preferences.locale };
  };
  const contactOf = async (request: FastifyRequest<{ Params: { id: string } }>) =>
    orNotFound(await describeContact(store, request.params.id, readerOf(request)));
  const change = async (request: FastifyRequest<{ Params: { id: string } }>, run: Run<string>) => {
    const { result, events } = await transact(deps, request, run, { exclusive: true });
    statusOf(result);
    return { ...(await contactOf(request)), events };
  };

  app.get(officePaths.contacts, {
    config,
    schema: { querystring: z.object({ search: z.string().trim().min(1).max(200) }), response: { 200: z.array(FoundContact) } },
    handler: (request) => findContacts(store, { roles: roleOf(request) }, request.query.search),
  });

  app.get(officePaths.contact, {
    config,
    schema: { params, response: { 200: Contact } },
    handler: (request) => contactOf(request),
  });

  app.post(officePaths.contactJoin, {
    config,
    schema: { params, body: JoinContacts, response: { 200: recorded(Contact) } },
    handler: (request) => change(request, (work) => joinContacts(work, roleOf(request), request.params.id, request.body.otherId)),
  });

  app.post(officePaths.contactPart, {
    config,
    schema: { params, body: PartContact, response: { 200: recorded(Contact) } },
    handler: (request) => change(request, (work) => partContact(work, roleOf(request), request.params.id, request.body.address)),
  });
}
