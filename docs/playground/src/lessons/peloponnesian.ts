/** The guided start of Peloponnesian: New Year and spring of 431 for Athens, with a revolt that is answered by sea. */
import type { Lesson } from "./lesson.js";

export const lesson: Lesson = {
  ruleset: "peloponnesian",
  options: {},
  seed: "guide",
  seat: "athens",
  before: ["sparta play-event thracian-revolt"],
  steps: [
    {
      title: { en: "What wins", ru: "Как победить" },
      text: {
        en: "You are **Athens**. Both sides gather prestige, by battles, cities that fall, pillage and tribute, and one marker shows who leads. A lead of 15 at New Year wins at once; otherwise the lead at the end decides.",
        ru: "Вы — **Афины**. Обе стороны набирают престиж: сражениями, взятыми городами, грабежом и данью; маркер показывает, кто впереди. Перевес в 15 на Новый год побеждает сразу, иначе решает перевес в конце.",
      },
    },
    {
      title: { en: "What a year is", ru: "Что такое год" },
      text: {
        en: "At New Year both get six cards. One is used then, and one in each of five seasons. Of the enemy’s blocks you see the backs only, until they fight.",
        ru: "На Новый год обе стороны берут шесть карт. Одну используют сразу, остальные — по одной в каждом из пяти сезонов. У чужих отрядов видна только изнанка, пока они не сразятся.",
      },
    },
    {
      title: { en: "New Year", ru: "Новый год" },
      text: {
        en: "A card is used for its event, or sacrificed to win a god. “Tribute Revolt” has one coin and its event is Sparta’s: sacrifice it. Sparta has laid its card already.",
        ru: "Карту используют ради события или жертвуют ради бога. У «Восстания из-за дани» одна монета, а событие — спартанское: пожертвуйте её. Спарта свою карту уже положила.",
      },
      moves: ["athens sacrifice tribute-revolt-8", "sparta name-city amphipolis", "sparta spread-to maronea", "sparta spread-to abdera"],
    },
    {
      title: { en: "The favour of a god", ru: "Милость бога" },
      text: {
        en: "Sparta made Amphipolis revolt, but the revolt did not spread. Your sacrifice wins an Olympian. **Zeus** lets you roll again once this year.",
        ru: "Спарта подняла Амфиполь, но дальше восстание не пошло. Ваша жертва приносит милость олимпийца. **Зевс** один раз в году позволит перебросить кубики.",
      },
      moves: ["athens take-olympian zeus", "sparta play-event island-revolt"],
      show: ["amphipolis"],
    },
    {
      title: { en: "Spring", ru: "Весна" },
      text: {
        en: "In each season both lay a card face down, for its event or for actions: one for each coin, and more with a good leader. “Aeolian Revolt” has three coins: take it for actions.",
        ru: "В каждом сезоне обе стороны кладут карту лицом вниз: ради события или ради действий, по одному за монету и больше с хорошим вождём. У «Эолийского восстания» три монеты: возьмите действия.",
      },
      moves: ["athens play-actions aeolian-revolt", "sparta name-city naxos", "sparta spread-to andros"],
    },
    {
      title: { en: "Build", ru: "Пополните" },
      text: {
        en: "Now Naxos has gone over to Sparta. You have four actions. **Build** first: the Plataeans stand alone beside Thebes, and one action gives them 1 CV, which is strength.",
        ru: "Теперь к Спарте ушёл Наксос. У вас четыре действия. Сначала **пополните** платейцев: они одни рядом с Фивами, и действие прибавит им 1 БС, боевую силу.",
      },
      moves: ["athens build", "athens build-block a26"],
      show: ["plataea", "naxos"],
    },
    {
      title: { en: "Gather a party", ru: "Соберите отряд" },
      text: {
        en: "A **Maneuver** moves the blocks of one place, in as many parties as you like. Take hoplites and a fleet from Athens, and march.",
        ru: "**Манёвр** ведёт отряды из одного места, хоть несколькими частями. Возьмите из Афин гоплитов и флот и выступайте.",
      },
      moves: ["athens maneuver", "athens choose-group athens", "athens add-block a01", "athens add-block a14", "athens march"],
      show: ["athens", "naxos"],
    },
    {
      title: { en: "Go aboard", ru: "На корабли" },
      text: {
        en: "Land blocks cross the sea aboard a fleet that is stronger than they are. Load the hoplites at 3 CV; the fleet has 4.",
        ru: "По морю сухопутных везёт флот, который сильнее их. Погрузите гоплитов, 3 БС; у флота 4.",
      },
      moves: ["athens load a14 a01", "athens lower-to 3"],
    },
    {
      title: { en: "Sail to Naxos", ru: "К Наксосу" },
      text: {
        en: "Sail by the Euboean Gulf and the Cyclades Sea, and land on Naxos. Nobody is in the field there, so the siege of the city begins.",
        ru: "Плывите через Эвбейский пролив и Кикладское море и высадитесь на Наксосе. В поле никого нет, и начинается осада города.",
      },
      moves: ["athens enter euboean-gulf", "athens enter cyclades-sea", "athens enter naxos"],
      show: ["athens", "naxos"],
    },
    {
      title: { en: "End the actions", ru: "Закончите действия" },
      text: {
        en: "The other blocks stay in Athens: end the maneuver. Two actions are left, and they are lost when the phase ends; in this lesson let them go.",
        ru: "Остальные отряды остаются в Афинах: закончите манёвр. Ещё два действия пропадут с концом фазы; здесь не жалейте о них.",
      },
      moves: ["athens end-maneuver", "athens end-phase"],
    },
    {
      title: { en: "Sieges", ru: "Осады" },
      text: {
        en: "Battles and sieges come after the actions. **Potidaea** has been besieged since last year: storm it, or starve it by a roll of attrition. Roll for attrition, which risks nothing.",
        ru: "Сражения и осады идут после действий. **Потидея** осаждена с прошлого года: её можно штурмовать или морить измором. Бросьте на измор, это ничем не грозит.",
      },
      moves: ["athens attrition potidaea"],
      show: ["potidaea"],
    },
    {
      title: { en: "Call on Zeus", ru: "Призовите Зевса" },
      text: {
        en: "Only a 1 helps, and you rolled 2. Zeus allows another roll.",
        ru: "Помогает только 1, а выпало 2. Зевс позволяет бросить ещё раз.",
      },
      moves: ["athens use-olympian", "sparta play-event emergency-levy-11"],
    },
    {
      title: { en: "Now it is yours", ru: "Теперь сами" },
      text: {
        en: "Not this time: sieges take seasons. Naxos can be stormed from the next season on. Sparta’s army will come to Attica: stay behind the walls, and hit the coasts of the League with your fleets.",
        ru: "Не в этот раз: осада длится не один сезон. Наксос можно штурмовать со следующего. Армия Спарты придёт в Аттику: держитесь за стенами и бейте флотом по берегам Союза.",
      },
      show: ["naxos", "athens"],
    },
  ],
};
