import { chromium } from 'playwright';
const ids = process.argv.slice(2);
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--headless', '--no-sandbox', '--disable-gpu'] });
for (const w of [1440]) {
  const c = await b.newContext({ viewport: { width: w, height: 900 }, locale: 'en-US', timezoneId: 'America/Phoenix' });
  for (const id of ids) {
    const p = await c.newPage();
    await p.goto(`http://127.0.0.1:6007/iframe.html?viewMode=story&id=${id}`, { waitUntil: 'load', timeout: 60000 });
    await p.waitForSelector('h1', { timeout: 45000 }).catch(() => {});
    await p.waitForTimeout(2500);
    await p.screenshot({ path: `/tmp/shot-${id}-${w}.png`, fullPage: w === 360 ? false : false });
    const o = await p.evaluate(() => ({
      over: document.documentElement.scrollWidth - innerWidth,
      small: [...document.querySelectorAll('button,a[href],input,select')]
        .filter((e) => {
          const r = e.getBoundingClientRect();
          return r.width > 0 && r.height < 24;
        })
        .map((e) => e.tagName + ' ' + (e.textContent || e.name || '').slice(0, 30) + ' ' + Math.round(e.getBoundingClientRect().height))
        .slice(0, 8),
    }));
    console.log(id, w, JSON.stringify(o));
    await p.close();
  }
}
await b.close();
