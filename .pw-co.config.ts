import base from '/work/main/playwright.config.ts';
export default { ...base, testDir: '/work/main/journeys', outputDir: '/tmp/pw-co-results', webServer: { ...base.webServer, cwd: '/work/main', env: { ...base.webServer.env, SHOP_DIST: '/tmp/dist-co' } } };
