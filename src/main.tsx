import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { configuration } from '#app/configuration.ts';
import { createApp } from '#app/create-app.ts';
import { tellOfflineScripts } from '#app/offline-scripts.ts';
import { openBrowser } from '#app/open-browser.ts';
import { createShopRouter } from './router.ts';
import '#ui/global.css';

const { attach, ...browser } = openBrowser(window, configuration);
const { app, start } = createApp(browser);
tellOfflineScripts(window, app.connection);
const router = createShopRouter(app);
attach(router);
start();

// Each route sets its own title; the file's own stands until the first one is there.
const fileTitle = document.querySelector('title');
const untitle = router.subscribe('onRendered', () => {
  fileTitle?.remove();
  untitle();
});

const place = document.getElementById('root');
if (place === null) throw new Error('index.html has no #root.');
createRoot(place).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
