import type { ReactNode } from 'react';
import { css, cx } from '#styled-system/css';
import { stack, vstack } from '#styled-system/patterns';
import { Button } from '#ui/button.tsx';
import { Form } from '#ui/form.tsx';
import { Scene } from '#ui/scene.tsx';
import { faultsText } from '#wording/faults.ts';

const column = stack({ gap: '5' });
// The longest word, « authentification », fits at twice the text size, too.
const titleStyle = css({ textStyle: 'h1', fontSize: { base: '[min({fontSizes.h1}, 9.5vw)]', md: 'h1Wide' } });
const textStyle = css({ color: 'muted', mt: '1.5', overflowWrap: 'anywhere', '& strong': { color: 'text' } });
const centred = css({ textAlign: 'center' });
// On a desktop the frame shows its own drawing beside the card.
const onPhone = css({ display: { base: 'block', lg: 'none' }, w: '[170px]', mx: 'auto', mb: '4' });
const sceneStyle = css({ w: 'full', h: 'auto', aspectRatio: '[6 / 5]', borderRadius: 'hero' });
const footer = vstack({ gap: '2', pt: '5', borderTop: 'hairline', textAlign: 'center' });

type AccountFormProps<Values extends object> = {
  /** The id of the form's machine. */
  name: string;
  texts: { title: string; submit: string; submitting: string };
  /** A sentence or two above the form. */
  introduction?: ReactNode;
  /** A drawing above a centred title, on a phone. */
  scene?: string;
  busy: boolean;
  values: Values;
  onField: (field: keyof Values & string, value: string) => void;
  onSubmit: (values: Values) => void;
  /** Whether the tab stores the fields until they are sent. */
  draft?: boolean;
  /** Whether the fields are complete; without it the button is never disabled. */
  complete?: boolean;
  /** The fields. */
  children: ReactNode;
  /** The outcome of the last submission, beside the button. */
  refusal: ReactNode;
  /** Links to other pages, below the form. */
  links: ReactNode;
};

/** An account page inside its frame's card: the heading, the form, and links. */
export function AccountForm<Values extends object>({
  name,
  texts,
  introduction,
  scene,
  busy,
  values,
  onField,
  onSubmit,
  draft,
  complete = true,
  children,
  refusal,
  links,
}: AccountFormProps<Values>) {
  return (
    <div className={column}>
      <div className={cx(scene !== undefined && centred)}>
        {scene !== undefined && (
          <div className={onPhone}>
            <Scene name={scene} width={170} height={142} className={sceneStyle} />
          </div>
        )}
        <h1 className={titleStyle}>{texts.title}</h1>
        {introduction !== undefined && <p className={textStyle}>{introduction}</p>}
      </div>
      <Form
        name={name}
        faultsText={faultsText}
        draft={draft}
        values={values}
        onField={onField}
        onSubmit={onSubmit}
      >
        {children}
        {refusal}
        <Button type="submit" width="full" busy={busy} disabled={!complete}>
          {busy ? texts.submitting : texts.submit}
        </Button>
      </Form>
      <div className={footer}>{links}</div>
    </div>
  );
}
