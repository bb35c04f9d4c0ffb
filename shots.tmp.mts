import { context, browser, headers } from './shot.tmp.mts';
const [,, path, name, width='1440', locale='en', theme='dark', ...acts]=process.argv;
const page=await context.newPage();
page.on('console',m=>{ if(['error','warning'].includes(m.type())) console.log(m.type(), m.text().slice(0,500)); });
page.on('pageerror',e=>console.log('PAGEERROR',e.message.slice(0,800)));
await context.request.patch('/api/office/account',{data:{preferences:{locale,theme}},headers});
await page.setViewportSize({width:+width,height:+width<500?844:900});
await page.goto('/office'+path,{timeout:120000});
await page.waitForSelector('h1, h2',{timeout:120000});
await page.waitForTimeout(2500);
for(const act of acts){ const [k,...v]=act.split('='); const val=v.join('=');
 if(k==='click') await page.locator(val).first().click();
 if(k==='type') await page.keyboard.type(val);
 if(k==='key') await page.keyboard.press(val);
 if(k==='wait') await page.waitForTimeout(+val);
}
await page.screenshot({path:`/tmp/screen-shots/${name}.png`});
console.log(page.url());
await browser.close();
