import { PublicSection } from '@/components/public-page';

export function Mission() {
  return (
    <PublicSection id="mission" title="Our mission" layout="beside">
      <p className="text-2xl leading-snug font-semibold tracking-tight text-balance sm:text-3xl">
        Anyone who can build an app should be able to publish it, without learning two rule books first.
      </p>
      <div className="mt-6 flex max-w-prose flex-col gap-4 text-lg text-ink-soft">
        <p>
          StorePilot began as a folder of rejection e-mails. Ilse Marwood had built a library’s apps with a
          no-code tool; Teo Castellan wrote release checklists for other people’s apps. When they laid their
          messages side by side, most said the same few things, and none of them needed a reviewer to find.
        </p>
        <p>
          So they wrote the checklist down, and taught it to read a build, count a text and measure a picture
          the way the stores do. Rules change, and the checklist changes with them.
        </p>
      </div>
    </PublicSection>
  );
}
