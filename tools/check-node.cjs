// Begins every script of package.json, also on a Node that is too old for the tools: it imports nothing, in the syntax of 2015. Exits
// with one sentence if `engines` of package.json does not allow this Node.
const engines = require('../package.json').engines.node;

/** The parts of a range: `^major.minor` (in this major only) and `>=major`, joined by `||`. */
function partsOf(range) {
  return range.split(' || ').map((part) => {
    const read = /^(\^|>=)(\d+)(?:\.(\d+))?$/.exec(part);
    if (read === null) throw new Error(`"engines" of package.json has a part of another form: ${part}`);
    return { isOpen: read[1] === '>=', major: Number(read[2]), minor: Number(read[3] || 0) };
  });
}

function allows(range, version) {
  const numbers = version.split('.').map(Number);
  return partsOf(range).some((part) => {
    if (numbers[0] === part.major) return numbers[1] >= part.minor;
    return part.isOpen && numbers[0] > part.major;
  });
}

if (!allows(engines, process.versions.node)) {
  const needed = partsOf(engines).map((part) => {
    const major = `Node ${part.major}`;
    return part.isOpen ? major : `${part.major}.${part.minor} of ${major}`;
  });
  const sentences = [
    `This is Node ${process.versions.node}.`,
    `The shop needs at least ${needed.join(', or ')}.`,
    'Install Node 24 from https://nodejs.org, or with "nvm install 24".',
  ];
  console.error(sentences.join(' '));
  process.exit(1);
}

module.exports = { allows: allows };
