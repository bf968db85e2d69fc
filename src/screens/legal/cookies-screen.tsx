import { css } from '#styled-system/css';
import { stack } from '#styled-system/patterns';
import { cookiesWording } from '#wording/cookies.ts';
import { LegalScreen } from './legal-screen.tsx';

const { stored, refuse } = cookiesWording;

const column = stack({ gap: { base: '8', md: '10' }, maxW: 'prose' });
const titleStyle = css({ textStyle: 'h2', mb: '3' });
const list = stack({ gap: '3', mt: '5' });
const entry = css({ p: '4.5', bg: 'surface', border: 'hairline', borderRadius: 'lg' });
const name = css({ fontFamily: 'body', fontWeight: 'bold', overflowWrap: 'anywhere' });
const duration = css({ textStyle: 'small', color: 'muted', mt: '1' });

/** The keys that the shop stores on a device (specification §3 "Browser storage"): /cookies. */
export function CookiesScreen() {
  return (
    <LegalScreen page="cookies" lead={cookiesWording.lead}>
      <div className={column}>
        {Object.values(stored).map(({ title, text, items }) => (
          <section key={title}>
            <h2 className={titleStyle}>{title}</h2>
            <p>{text}</p>
            <ul className={list}>
              {items.map((item) => (
                <li key={item.name} className={entry}>
                  <h3 className={name}>{item.name}</h3>
                  <p>{item.purpose}</p>
                  <p className={duration}>{cookiesWording.duration(item.duration)}</p>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <section>
          <h2 className={titleStyle}>{refuse.title}</h2>
          <p>{refuse.text}</p>
        </section>
      </div>
    </LegalScreen>
  );
}
