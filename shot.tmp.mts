import { chromium } from '@playwright/test';
import { existsSync, readFileSync } from 'node:fs';
const base='http://127.0.0.1:4655';
const log=readFileSync('/tmp/screen-dev.log','utf8');
const token=[...log.matchAll(/link#(\S+)/g)].at(-1)![1];
const browser=await chromium.launch({executablePath:process.env.HEADLESS_SHELL_PATH});
const state='/tmp/screen-state.json';
const headers={ Origin: base, 'x-office':'1' };
let context=await browser.newContext({ baseURL: base, extraHTTPHeaders:{}, viewport:{width:1440,height:900}, reducedMotion:'reduce', ...(existsSync(state)&&{storageState:state}) });
if(!existsSync(state)){
  const r=await context.request.post('/api/office/links/'+token,{data:{},headers});
  console.log(r.status(), (await r.text()).slice(0,200));
  await context.storageState({path:state});
}
export { context, browser, base, headers };
