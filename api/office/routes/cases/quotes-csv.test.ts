import { describe, expect, test } from 'vitest';
import { fieldTexts as arabicFields } from '#content/ar/fields';
import { officePaths, officeUrl } from '#contract/office/paths';
import { engines } from '../../../testing/engines.ts';
import { ifMatch } from '../../../testing/if-match.ts';
import { signIn } from '../../../testing/office-colleague.ts';
import { receive } from '../../../testing/quotes.ts';
import { startApi } from '../../../testing/test-api.ts';

describe.each(engines)('the file of quotes on $name', (engine) => {
  test('has telephone and whole message, times by the clocks of the company, and heads and words in the reader’s language', async () => {
    const api = await startApi(engine);
    const sales = await signIn(api, 'sales', 'Sami Haddad');
    const message = `Two shops, one network.\n\n${'We open in January. '.repeat(30)}\n=HYPERLINK("x")`;
    const id = await receive(api, { fullName: 'Huda Zayed', phoneNumber: '+962 79 452 3618', country: 'Oman', message });
    const change = { assigneeId: sales.id, remindAt: '2099-11-30T21:30:00.000Z' };
    await sales.send('PATCH', officeUrl('quote', { id }), change, ifMatch(1));

    const english = (await sales.get(`${officeUrl('quotesCsv')}?view=everything`)).body;
    await sales.send('PATCH', officePaths.account, { preferences: { locale: 'ar' } });
    const arabic = (await sales.get(`${officeUrl('quotesCsv')}?view=everything`)).body;

    expect(english).toMatch(/^\uFEFFReference,Received,Full name,Email,Phone number,Country,Message,Language,Status,Reason,Next step,/);
    expect(english).toMatch(/\r\n[A-Z0-9]{8},\d{4}-\d\d-\d\d \d\d:\d\d,Huda Zayed,/);
    expect(english).toContain(",'+962 79 452 3618,Oman,");
    expect(english).toContain('We open in January. '.repeat(29));
    // No formula, also at the beginning of a line.
    expect(english).toContain(`\n'=HYPERLINK(""x"")`);
    // Midnight has passed in Amman.
    expect(english).toContain(',New,,Waiting for us,');
    expect(english).toContain(',2099-12-01 00:30,Sami Haddad,');
    const { fullName, email, phoneNumber } = arabicFields.quote.labels;
    expect(arabic).toContain(`الرقم المرجعي,وصل في,${fullName},${email},${phoneNumber},`);
    expect(arabic).toContain(',جديد,,بانتظارنا,');
  });
});
