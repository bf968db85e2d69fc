import type { Preview } from '@storybook/react-vite';
import '#ui/fonts.css';
import '#ui/global.css';
import { configure } from 'storybook/test';
import { declareWebFonts } from '#ui/web-fonts.ts';
import { answerName } from '../stories/live/answer-names.ts';
import { failOnConsoleErrors } from './console-errors.ts';
import { ThemedDocs } from './docs-container.tsx';
import { DocsPage } from './docs-page.tsx';
import { forgetAnnouncements } from './heard.ts';
import { lightReports } from './light-reports.ts';
import { preventNavigation } from './prevent-navigation.ts';
import { releaseFocus } from './release-focus.ts';
import { sampleContrastRules } from './share.ts';
import { showSubject } from './show-subject.ts';
import { statechart } from './statechart.ts';
import { withActions } from './with-actions.tsx';
import { withFrame } from './with-frame.tsx';
import { withRouter } from './with-router.tsx';
import { withTheme } from './with-theme.tsx';

// The longest wait of a step; tests on a busy machine stretch it (tools/patience.mjs).
configure({ asyncUtilTimeout: 10_000 * Number(import.meta.env.TEST_PATIENCE ?? 1) });
declareWebFonts(document);
preventNavigation();
releaseFocus();

type Toolbar = NonNullable<NonNullable<Preview['globalTypes']>[string]['toolbar']>;
type Icon = NonNullable<Toolbar['icon']>;

/** A choice of the toolbar, stored in the address. */
const choice = (description: string, icon: Icon, items: Readonly<Record<string, string>>) => ({
  description,
  toolbar: {
    title: description,
    icon,
    items: Object.entries(items).map(([value, title]) => ({ value, title })),
    dynamicTitle: true,
  },
});

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withActions, withFrame, withRouter, withTheme],
  beforeEach: [forgetAnnouncements],
  afterEach: [lightReports, sampleContrastRules, failOnConsoleErrors, showSubject],
  globalTypes: {
    theme: choice('Thème', 'contrast', { light: 'Clair', dark: 'Sombre', both: 'Les deux, côte à côte' }),
    page: choice('Page', 'browser', {
      whole: 'Page entière',
      visitor: 'Page entière, visiteur',
      empty: 'Page entière, cliente, panier vide',
      customer: 'Page entière, cliente, 3 animaux',
      many: 'Page entière, cliente, plus de 99 animaux',
      none: 'Écran seul',
    }),
    text: choice('Taille du texte', 'paragraph', { usual: 'Texte à 100 %', double: 'Texte à 200 %' }),
    motion: choice('Animations', 'lightning', { usual: 'Animations', reduced: 'Animations réduites' }),
    wording: choice('Textes', 'document', {
      specified: 'Textes du propriétaire',
      corrected: 'Textes corrigés',
    }),
  },
  initialGlobals: { theme: 'light', page: 'whole', text: 'usual', motion: 'usual', wording: 'specified' },
  parameters: {
    layout: 'fullscreen',
    // Passing rules are left out of the reports.
    a11y: {
      test: 'error',
      ...(import.meta.env.MODE === 'test' && { options: { resultTypes: ['violations'] } }),
    },
    controls: { disable: true },
    docs: { page: DocsPage, container: ThemedDocs },
    statechart: { ...statechart, answerName },
    // The modes of each story, for Chromatic and for the tests (in-each-mode.ts).
    chromatic: {
      modes: {
        clair: { theme: 'light' },
        sombre: { theme: 'dark' },
        téléphone: { theme: 'light', viewport: 'phone' },
      },
    },
    viewport: {
      options: {
        small: { name: 'Petit téléphone, 320 px', styles: { width: '320px', height: '640px' } },
        usual: { name: 'Téléphone courant, 360 px', styles: { width: '360px', height: '800px' } },
        phone: { name: 'Téléphone, 390 px', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Tablette, 820 px', styles: { width: '820px', height: '1180px' } },
        desktop: { name: 'Ordinateur, 1440 px', styles: { width: '1440px', height: '900px' } },
      },
    },
    options: {
      storySort: {
        // Folders follow a purchase, pages the order in which one meets them; a live story follows its page.
        order: [
          'Bienvenue',
          'Interface',
          ['Fondations', 'Composants', 'Formulaires, erreurs, listes vides', 'Dessins', 'Fil d’Ariane'],
          'Découvrir',
          [
            'Accueil',
            'À propos',
            'Blog',
            'Article du blog',
            'Foire aux questions',
            'Contact',
            'Vendeurs',
            'Vendeur',
            'Devenir vendeur',
            'Pages légales',
          ],
          'Choisir',
          [
            'Boutique',
            'Produit',
            ['Photos', 'Partager', 'En direct'],
            'Photos en grand',
            'Liste de souhaits',
          ],
          'Acheter',
          ['Panier', 'Caisse', 'Bouton qui engage', 'Commandez avant le', 'Commande terminée'],
          'Payer et suivre',
          [
            'Résultat du paiement',
            'La suite',
            'Reçu à envoyer',
            'Paiement en attente',
            'Remettre au panier',
            'Suivi de commande',
          ],
          'Compte',
          [
            'Inscription',
            'Inscription réussie',
            'Activation par lien',
            'Saisie d’un code (activation et double authentification)',
            'Connexion',
            'Mot de passe oublié',
            'Nouveau mot de passe (lien reçu)',
          ],
          'Espace client',
          ['Vue d’ensemble', 'Commandes', 'Facture', 'Profil', 'Sécurité'],
          'Partout',
          [
            'Cadre de la boutique',
            'Pied de page',
            'Cadre des pages de compte',
            'Session',
            'Messages',
            'Introuvable',
            'Réseau lent ou coupé',
            'Lignes du document',
            'Hors de la boutique',
          ],
        ],
      },
    },
  },
};

export default preview;
