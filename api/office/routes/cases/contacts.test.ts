import { describe, expect, test } from 'vitest';
import type { Contact, FoundContact } from '#contract/office/contacts/contact';
import { officeUrl } from '#contract/office/paths';
import { apply } from '../../../testing/applications.ts';
import { engines } from '../../../testing/engines.ts';
import { review } from '../../../testing/forms.ts';
import { signIn, type TestColleague } from '../../../testing/office-colleague.ts';
import { open, receive } from '../../../testing/quotes.ts';
import { addOpenJob, startApi, type TestApi } from '../../../testing/test-api.ts';

const contactOf = async (reader: TestColleague, id: string): Promise<Contact> => (await reader.get(officeUrl('contact', { id }))).json();
const idsOf = ({ sent }: Contact) => sent.map(({ id }) => id).toSorted();
/** A number whose country is not known: it says nothing of a person. */
const noNumber = { phoneNumber: '12345', country: 'nowhere' };
const receiveReview = async (api: TestApi, changes: Parameters<typeof review>[0]): Promise<string> => {
  const { reference } = (await api.post('/api/reviews', review(changes))).json();
  return (await api.store.reviews.find(reference))?._id ?? '';
};
const find = async (reader: TestColleague, search: string): Promise<FoundContact[]> =>
  (await reader.get(`${officeUrl('contacts')}?search=${encodeURIComponent(search)}`)).json();

describe.each(engines)('the page of a person on $name', (engine) => {
  test('has all that was sent from one address or one number, in whatever writing, and what was written about it', async () => {
    const api = await startApi(engine);
    const sales = await signIn(api, 'sales');
    const one = await receive(api, { fullName: 'Lina Odeh', email: 'Lina@Odeh.example', phoneNumber: '079 452 3618', country: 'الأردن' });
    const two = await receive(api, { fullName: 'Lina O.', email: 'lina@other.example', phoneNumber: '+962 79 4523618', country: 'Oman' });
    const three = await receive(api, { email: 'lina@odeh.example', ...noNumber });
    await receive(api, { email: 'someone@else.example', phoneNumber: '0794523619', country: 'Jordan' });
    await sales.send('POST', officeUrl('quoteNotes', { id: two }), { text: 'Call on Sunday' });

    const contact = await contactOf(sales, one);

    expect(new Set(idsOf(contact))).toEqual(new Set([one, two, three]));
    expect(idsOf(await contactOf(sales, three))).toEqual(idsOf(contact));
    expect(contact.addresses.map(({ address, count }) => [address, count])).toEqual(
      expect.arrayContaining([
        ['lina@odeh.example', 2],
        ['lina@other.example', 1],
        ['+962794523618', 2],
      ]),
    );
    expect(contact.happened).toContainEqual(expect.objectContaining({ kind: 'note', about: two, text: 'Call on Sunday' }));
    expect(new Set((await open(sales, one)).earlier.map(({ id }) => id))).toEqual(new Set([two, three]));
  });

  test('a number of one digit again and again joins nobody', async () => {
    const api = await startApi(engine);
    const sales = await signIn(api, 'sales');
    const one = await receive(api, { email: 'one@filler.example', phoneNumber: '+962 00 000 0000', country: 'Jordan' });
    await receive(api, { email: 'two@filler.example', phoneNumber: '+962 00 000 0000', country: 'Jordan' });

    expect(idsOf(await contactOf(sales, one))).toEqual([one]);
  });

  test('shows each role what it may see, in counts and names too, and nothing of a person of whom that is nothing', async () => {
    const api = await startApi(engine);
    const [owner, sales, hiring, editor] = [
      await signIn(api, 'owner'),
      await signIn(api, 'sales'),
      await signIn(api, 'hiring'),
      await signIn(api, 'editor'),
    ];
    const email = 'amal@haddad.example';
    const quote = await receive(api, { fullName: 'Amal Haddad', email });
    const { id: application } = await apply(api, await addOpenJob(api.store), { fullName: 'Amal H.', email });
    const review = await receiveReview(api, { fullName: 'A. Haddad', email });

    expect((await contactOf(owner, quote)).sent.map(({ kind }) => kind).toSorted()).toEqual(['application', 'quote', 'review']);
    expect((await contactOf(sales, application)).names.toSorted()).toEqual(['A. Haddad', 'Amal Haddad']);
    expect(await contactOf(hiring, quote)).toMatchObject({
      names: ['Amal H.'],
      addresses: [{ address: email, count: 1 }],
      sent: [{ kind: 'application', id: application }],
      happened: [{ about: application }],
    });
    expect(idsOf(await contactOf(editor, quote))).toEqual([review]);
    expect(await find(hiring, 'amal')).toMatchObject([{ id: application, name: 'Amal H.', count: 1 }]);

    const other = await receive(api, { email: 'other@visitor.example' });
    expect((await hiring.get(officeUrl('contact', { id: other }))).statusCode).toBe(404);
    expect((await owner.get(officeUrl('contact', { id: 'unknown' }))).statusCode).toBe(404);
    expect(await find(hiring, 'other@visitor.example')).toEqual([]);
  });

  test('two people are joined and parted by hand, and either is taken back', async () => {
    const api = await startApi(engine);
    const sales = await signIn(api, 'sales');
    const shared = { phoneNumber: '+962 6 460 0000', country: 'Jordan' };
    const [one, two] = [
      await receive(api, { email: 'a@office.example', ...shared }),
      await receive(api, { email: 'b@office.example', ...shared }),
    ];
    const three = await receive(api, { email: 'c@home.example', ...noNumber });
    const join = (id: string, otherId: string) => sales.send('POST', officeUrl('contactJoin', { id }), { otherId });
    const part = (id: string, address: string) => sales.send('POST', officeUrl('contactPart', { id }), { address });

    const parted = await part(one, 'b@office.example');
    expect(parted.statusCode).toBe(200);
    expect([idsOf(await contactOf(sales, one)), idsOf(await contactOf(sales, two))]).toEqual([[one], [two]]);
    expect((await contactOf(sales, two)).addresses.map(({ address }) => address)).toEqual(['b@office.example']);

    const joined = await join(one, three);
    expect(new Set(idsOf(joined.json()))).toEqual(new Set([one, three]));
    expect((await open(sales, one)).earlier.map(({ id }) => id)).toEqual([three]);
    expect((await join(one, three)).statusCode).toBe(409);
    expect((await part(one, 'nobody@visitor.example')).statusCode).toBe(404);

    await sales.undo(joined.json().events);
    expect(idsOf(await contactOf(sales, one))).toEqual([one]);
    await sales.undo(parted.json().events);
    expect(new Set(idsOf(await contactOf(sales, two)))).toEqual(new Set([one, two]));
  });

  test('people are found by name, by address and by a part of their number, each once', async () => {
    const api = await startApi(engine);
    const sales = await signIn(api, 'sales');
    const person = { fullName: 'نور الدين الزعبي', email: 'noor@zoubi.example', phoneNumber: '079 452 3618', country: 'Jordan' };
    await receive(api, person);
    const newest = await receive(api, person);

    for (const search of ['نورالدين', 'زعبي', 'noor@zoubi', '3618', '+962 79 452', '٠٧٩٤٥٢٣٦١٨'])
      expect([search, await find(sales, search)]).toMatchObject([search, [{ id: newest, count: 2 }]]);
    expect((await sales.get(`${officeUrl('find')}?search=4523618`)).json()[0]).toMatchObject({ kind: 'contact', id: newest });
  });

  test('what somebody has said of addresses is exported, and goes with the last thing from one of them', async () => {
    const api = await startApi(engine);
    const owner = await signIn(api, 'owner');
    const one = await receive(api, { email: 'one@visitor.example', ...noNumber });
    const two = await receive(api, { email: 'two@visitor.example', ...noNumber });
    await owner.send('POST', officeUrl('contactJoin', { id: one }), { otherId: two });

    const found = await owner.send('POST', officeUrl('privacyFound'), { email: 'two@visitor.example' });
    const exported = await owner.send('POST', officeUrl('privacyExport'), { email: 'two@visitor.example' });
    await owner.send('POST', officeUrl('privacyErase'), { email: 'two@visitor.example', confirmation: 'two@visitor.example' });

    expect(found.json()).toMatchObject({ counts: { quotes: 1, accounts: 0 }, others: ['one@visitor.example'] });
    expect(exported.json().contactLinks).toEqual([{ one: 'one@visitor.example', other: 'two@visitor.example', joined: true }]);
    expect(await api.store.contacts.linksOf(['one@visitor.example', 'two@visitor.example'])).toEqual([]);
    expect(idsOf(await contactOf(owner, one))).toEqual([one]);
  });
});
